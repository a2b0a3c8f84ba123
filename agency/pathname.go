package agency

import (
	"net/url"
	"strconv"
	"strings"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"golang.org/x/text/unicode/norm"
)

// writePath writes a path as addresses have it: percent-encoded, with one slash at each end. What the agency configured may be encoded
// already.
func writePath(path string) string { return (&url.URL{Path: readPath(path)}).EscapedPath() }

// readPath reads a path, percent-encoded or not, so that two spellings of one address are equal: decoded, letters composed, one slash at
// each end.
func readPath(path string) string {
	if decoded, err := url.PathUnescape(path); err == nil {
		path = decoded
	}
	return slashed(norm.NFC.String(path))
}

// sluggedPath writes each part of a path as a slug: that of a record has only slugs, however an older program or another site wrote it.
func sluggedPath(path string) string {
	parts := strings.Split(readPath(path), "/")
	for i, part := range parts {
		parts[i] = locale.Slug(part)
	}
	return strings.Join(parts, "/")
}

// segment writes a name as a part of an address, without slashes. It is the record's number for a name without letters or digits, so that
// an address always has the same number of parts, and none is "-". A long name is cut, at a hyphen where there is one.
func segment(name string, number int) string { return segmentOr(name, strconv.Itoa(number)) }

func segmentOr(name, otherwise string) string {
	slug := locale.Slug(name)
	if strings.Trim(slug, "-") == "" {
		return otherwise
	}
	if len(slug) <= limits.SlugBytes {
		return slug
	}
	slug = slug[:limits.SlugBytes+1]
	if at := strings.LastIndexByte(slug, '-'); strings.Trim(slug[:max(at, 0)], "-") != "" {
		return strings.TrimRight(slug[:at], "-")
	}
	return slug[:limits.SlugBytes]
}
