package contract

import "strings"

// Compare tells what a program that was written for the old schema loses, and what is new. Names are those of the log: "Property.title".
func Compare(before, after []string) (breaking, added []string) {
	old, now := byName(before), byName(after)
	for _, line := range before {
		name, kind, t := parts(line)
		if is, stays := now[kind+" "+name]; !stays || !fits(kind, t, is) {
			breaking = append(breaking, name)
		}
	}
	for _, line := range after {
		name, kind, t := parts(line)
		switch _, known := old[kind+" "+name]; {
		case known:
		case kind == "input" && required(t) && parentKnown(old, name):
			breaking = append(breaking, name)
		default:
			added = append(added, name)
		}
	}
	return breaking, added
}

// byName gives the types of lines by their kind and name.
func byName(lines []string) map[string]string {
	m := make(map[string]string, len(lines))
	for _, line := range lines {
		name, kind, t := parts(line)
		m[kind+" "+name] = t
	}
	return m
}

// parts takes a line apart. A type and a value have no type.
func parts(line string) (name, kind, t string) {
	kind, rest, _ := strings.Cut(line, " ")
	if kind == "output" || kind == "input" {
		name, t, _ = strings.Cut(rest, " ")
		return name, kind, t
	}
	return rest, kind, ""
}

// fits reports whether a type may take the place of another: what is read may become certain, what is given may become optional.
func fits(kind, old, now string) bool {
	if kind == "input" {
		wasType, _, _ := strings.Cut(old, " = ")
		isType, _, _ := strings.Cut(now, " = ")
		return stricter(isType, wasType) && (!required(now) || required(old))
	}
	return stricter(old, now)
}

// stricter reports whether b is a with nothing but more exclamation marks.
func stricter(a, b string) bool {
	for a != "" && b != "" {
		switch {
		case a[0] == b[0]:
			a, b = a[1:], b[1:]
		case b[0] == '!':
			b = b[1:]
		default:
			return false
		}
	}
	return a == "" && strings.Trim(b, "!") == ""
}

// required reports whether something must be given: it is certain and has no default.
func required(t string) bool { return strings.HasSuffix(t, "!") && !strings.Contains(t, " = ") }

// parentKnown reports whether programs may give the thing that has an input already: a field with its arguments, or an input type.
func parentKnown(old map[string]string, name string) bool {
	if field, _, isArgument := strings.Cut(name, "("); isArgument {
		_, known := old["output "+field]
		return known
	}
	parent, _, _ := strings.Cut(name, ".")
	_, known := old["type "+parent]
	return known
}
