package main

import (
	"bytes"
	"go/token"
	"slices"
	"strings"
)

// shortened breaks the lines of a file that are too long, and returns the numbers of those that it broke and of those that it could not.
func shortened(source []byte) (short []byte, broken, inText []int) {
	pieces := piecesOf(source)
	var out bytes.Buffer
	from, left := 0, ""
	for n, line := range bytes.SplitAfter(source, []byte("\n")) {
		until := from + len(line)
		text := strings.TrimSuffix(string(line), "\n")
		if left != "" {
			text, left = joined(left, text), ""
		}
		if width([]byte(text)) > most {
			if parts := parted(text, from, within(pieces, from, until)); len(parts) > 1 {
				broken = append(broken, n+1)
				if isComment(text) && isComment(next(source[until:])) {
					left, parts = parts[len(parts)-1], parts[:len(parts)-1]
				}
				text = strings.Join(parts, "\n")
			}
			if slices.ContainsFunc(strings.Split(text, "\n"), func(part string) bool { return width([]byte(part)) > most }) {
				inText = append(inText, n+1)
			}
		}
		out.WriteString(text)
		if bytes.HasSuffix(line, []byte("\n")) {
			out.WriteByte('\n')
		}
		from = until
	}
	return out.Bytes(), broken, inText
}

// parted breaks a line, which begins at offset from of the file.
func parted(text string, from int, line []piece) []string {
	if len(line) == 0 {
		return []string{text}
	}
	indent := text[:len(text)-len(strings.TrimLeft(text, "\t"))]
	last := line[len(line)-1]
	switch {
	case line[0].token == token.COMMENT && strings.HasPrefix(text[len(indent):], "// "):
		return wrapped(indent, text[len(indent)+3:])
	case last.token == token.COMMENT && len(line) > 1:
		code := strings.TrimRight(text[:last.from-from], " \t")
		above := wrapped(indent, strings.TrimPrefix(text[last.from-from:], "// "))
		return append(above, parted(code, from, line[:len(line)-1])...)
	}
	at := bestBreak(text, from, line)
	if at < 0 {
		return []string{text}
	}
	rest := indent + "\t" + strings.TrimLeft(text[at-from:], " ")
	first := text[:at-from]
	var after []piece
	shift := from + len(text) - len(rest) // the offset in the file at which rest begins
	for _, p := range line {
		if p.from >= at {
			after = append(after, p)
		}
	}
	if width([]byte(rest)) <= most {
		return []string{first, rest}
	}
	return append([]string{first}, again(rest, indent, shift, after)...)
}

// again breaks the rest of a line, and keeps its indent.
func again(rest, indent string, from int, line []piece) []string {
	parts := parted(rest, from, line)
	for i := range parts[1:] {
		parts[i+1] = indent + "\t" + strings.TrimLeft(parts[i+1], "\t")
	}
	return parts
}

// bestBreak returns the offset after which to break a line: the last that fits, of those in the fewest brackets; -1 for none.
func bestBreak(text string, from int, line []piece) int {
	best, depth, weight := -1, 0, 0
	first := assignment(line)
	for i, p := range line[:len(line)-1] {
		if width([]byte(text[:p.until-from])) > most {
			break
		}
		w := 0
		switch p.token {
		case token.COMMA:
			w = 2
		case token.LOR, token.LAND, token.ADD:
			w = 1
		}
		if w == 0 || i <= first || p.token == token.COMMA && p.depth == line[0].depth && isHeader(line) {
			continue
		}
		far := p.until-from > len(text)/4
		if best < 0 || far && (w > weight || w == weight && p.depth <= depth) {
			best, depth, weight = p.until, p.depth, w
		}
	}
	return best
}

// assignment returns the index of := or = in a line, 0 for none. The left side stays whole.
func assignment(line []piece) int {
	return max(0, slices.IndexFunc(line, func(p piece) bool {
		return p.depth == line[0].depth && (p.token == token.DEFINE || p.token == token.ASSIGN)
	}))
}

// isHeader reports whether a line begins a block, whose condition reads best on one line.
func isHeader(line []piece) bool {
	switch line[0].token {
	case token.FOR, token.IF, token.SWITCH, token.RBRACE:
		return true
	}
	return false
}

// next returns the first line of a text.
func next(source []byte) string {
	line, _, _ := bytes.Cut(source, []byte("\n"))
	return string(line)
}
