package fetch

import (
	"slices"
	"strings"
)

// signatures are the parameters with which services sign the address of a file for a time: the first two are in each such address.
var signatures = [][]string{
	{"x-amz-signature", "x-amz-date", "x-amz-algorithm", "x-amz-credential", "x-amz-expires", "x-amz-security-token",
		"x-amz-signedheaders"},
	{"x-goog-signature", "x-goog-date", "x-goog-algorithm", "x-goog-credential", "x-goog-expires", "x-goog-signedheaders"},
	{"signature", "expires", "awsaccesskeyid", "googleaccessid", "key-pair-id"},
	{"signature", "policy", "key-pair-id"},
	{"sig", "se", "sv", "st", "sp", "sr", "ss", "srt", "spr", "sip", "skoid", "sktid", "skt", "ske", "sks", "skv"},
}

// Unsigned is the address of a file without what signs it for a time, which is another in each list that names the file. An address with a
// parameter of another kind keeps it, because that may be all that tells two files apart.
func Unsigned(address string) string {
	before, query, _ := strings.Cut(address, "?")
	parameters := strings.Split(query, "&")
	for _, names := range signatures {
		has := func(name string) bool {
			return slices.ContainsFunc(parameters, func(p string) bool { return nameOf(p) == name })
		}
		if has(names[0]) && has(names[1]) {
			parameters = slices.DeleteFunc(parameters, func(p string) bool { return slices.Contains(names, nameOf(p)) })
		}
	}
	if len(parameters) == 0 {
		return before
	}
	if rest := strings.Join(parameters, "&"); rest != query {
		return before + "?" + rest
	}
	return address
}

// nameOf is the name of a parameter of an address.
func nameOf(parameter string) string {
	name, _, _ := strings.Cut(parameter, "=")
	return strings.ToLower(name)
}
