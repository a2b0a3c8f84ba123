package handle

import "encoding/json"

// JSON writes a list as JSON; nil is an empty list.
func JSON[T any](values []T) string {
	if values == nil {
		return "[]"
	}
	b, _ := json.Marshal(values) // lists of numbers and words always have a JSON form
	return string(b)
}
