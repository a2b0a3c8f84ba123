package main

import "strings"

// wrapped wraps a comment to lines that fit.
func wrapped(indent, text string) (lines []string) {
	line := indent + "//"
	for _, word := range strings.Fields(text) {
		if width([]byte(line+" "+word)) > most && line != indent+"//" {
			lines, line = append(lines, line), indent+"//"
		}
		line += " " + word
	}
	return append(lines, line)
}

// isComment reports whether a line is a comment in sentences: no list, directive or preformatted text.
func isComment(line string) bool {
	rest, ok := strings.CutPrefix(strings.TrimLeft(line, "\t"), "// ")
	return ok && rest != "" && !strings.ContainsRune(" \t-", rune(rest[0]))
}

// joined puts the rest of a comment's line before its next line.
func joined(left, line string) string {
	return left + " " + strings.TrimPrefix(strings.TrimLeft(line, "\t"), "// ")
}
