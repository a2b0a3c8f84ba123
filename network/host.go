package network

import "strings"

// IsHost reports whether the header Host is a name or an IP address, perhaps with a port.
func IsHost(text string) bool {
	name, port, hasPort := text, "", false
	bracketed := strings.HasPrefix(text, "[")
	if bracketed {
		var after string
		if name, after, bracketed = strings.Cut(text[1:], "]"); !bracketed || after != "" && after[0] != ':' {
			return false
		}
		port, hasPort = strings.CutPrefix(after, ":")
	} else {
		name, port, hasPort = strings.Cut(text, ":")
	}
	if hasPort && !isOnly(port, 1, 5, isDigit) {
		return false
	}
	if bracketed {
		return isOnly(name, 2, 45, func(c byte) bool { return isDigit(c) || c|0x20 >= 'a' && c|0x20 <= 'f' || c == ':' })
	}
	return isOnly(name, 1, 253, func(c byte) bool { return isDigit(c) || c|0x20 >= 'a' && c|0x20 <= 'z' || c == '.' || c == '-' })
}

// Authority is a header Host as browsers write it in an origin: in lower case, without the dot at the end of a whole name, and without the
// port, ":443", that the scheme has anyway.
func Authority(host, standard string) string {
	name := strings.TrimSuffix(host, standard)
	port := ""
	if i := strings.LastIndexByte(name, ':'); i > strings.LastIndexByte(name, ']') {
		name, port = name[:i], name[i:]
	}
	return strings.TrimSuffix(strings.ToLower(name), ".") + port
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// isOnly reports whether a text has so many characters, all of one kind.
func isOnly(text string, least, most int, kind func(byte) bool) bool {
	for i := range len(text) {
		if !kind(text[i]) {
			return false
		}
	}
	return len(text) >= least && len(text) <= most
}
