package agency

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/gevel/gevel/locale"
)

// NodeID is the identity of a record in one language, unique over all types: "Property:1096:nl".
func NodeID(kind string, number int, l locale.Language) string {
	return fmt.Sprintf("%s:%d:%s", kind, number, l)
}

// ParseNodeID takes an identity apart; ok is false for anything NodeID cannot have made.
func ParseNodeID(id string) (kind string, number int, l locale.Language, ok bool) {
	parts := strings.Split(id, ":")
	if len(parts) != 3 {
		return "", 0, "", false
	}
	number, err := strconv.Atoi(parts[1])
	l = locale.Language(parts[2])
	return parts[0], number, l, err == nil && l.Known()
}
