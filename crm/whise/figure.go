package whise

import (
	"encoding/json"
	"strings"
)

// figure is a number that Whise writes as 4, 4.0, "4", true or not at all.
type figure struct{ json.Number }

// UnmarshalJSON reads a figure.
func (f *figure) UnmarshalJSON(b []byte) error {
	switch text := strings.Trim(string(b), `"`); text {
	case "null", "false", "":
	case "true":
		f.Number = "1"
	default:
		return json.Unmarshal([]byte(text), &f.Number)
	}
	return nil
}

func (f figure) value() float64 {
	v, _ := f.Float64()
	return v
}

// integer is the number without decimals, nil for none; Whise writes 0 for what was not filled in.
func (f figure) integer() *int {
	n := int(f.value())
	if n == 0 {
		return nil
	}
	return &n
}

// yes is true or nil: 0 may mean no, or that nothing was filled in.
func (f figure) yes() *bool {
	yes := f.value() > 0
	if !yes {
		return nil
	}
	return &yes
}
