package upload

import (
	"path"
	"strings"
	"unicode"
)

// longestName is in characters, without the extension.
const longestName = 80

// shown makes a visitor's name for a file fit to be shown and attached: no folders, nothing invisible, and the extension of
// what the file is.
func shown(name string, s sort) string {
	name = name[strings.LastIndexAny(name, `/\`)+1:]
	name = strings.TrimSuffix(name, path.Ext(name))
	name = strings.Trim(strings.Map(plain, strings.ToValidUTF8(name, "")), ". ")
	if r := []rune(name); len(r) > longestName {
		name = string(r[:longestName])
	}
	if name == "" {
		name = string(s.kind)
	}
	return name + s.extension
}

func plain(r rune) rune {
	switch {
	case unicode.IsSpace(r):
		return ' '
	case !unicode.IsPrint(r), strings.ContainsRune(`<>:"|?*`, r):
		return -1
	}
	return r
}
