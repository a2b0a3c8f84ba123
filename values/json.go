package values

import (
	"encoding/json"
	"strconv"
	"strings"
)

// Written is a value of JSON as its program wrote it: a text, a number, true or false; of an object the amount, value or size in it; of a
// list its first value; "" for nothing. Numbers are json.Number or float64.
func Written(v any) string {
	switch v := v.(type) {
	case string:
		return v
	case bool:
		return strconv.FormatBool(v)
	case json.Number:
		if f, err := v.Float64(); err == nil && len(v) < 16 {
			return pointed(f)
		}
		return v.String()
	case float64:
		return pointed(v)
	case []any:
		if len(v) > 0 {
			return Written(v[0])
		}
	case map[string]any:
		for _, name := range []string{"amount", "value", "size", "Amount", "Value", "Size", "ID", "id"} {
			if inner, is := v[name]; is {
				return Written(inner)
			}
		}
	}
	return ""
}

// pointed writes a number so that its point cannot be taken for one between thousands.
func pointed(f float64) string {
	t := strconv.FormatFloat(f, 'f', -1, 64)
	if point := strings.IndexByte(t, '.'); point >= 0 && len(t)-point == len(".000") {
		return t + "0"
	}
	return t
}
