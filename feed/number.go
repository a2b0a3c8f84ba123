package feed

import (
	"errors"
	"math"
	"strconv"
	"strings"
)

var errNotFinite = errors.New("it is not finite")

// parse reads a number with a decimal point. NaN and infinity, which strconv takes for numbers, are an error: JSON has no form for them, so
// a property with one could not be compared with what is stored.
func parse(text string) (float64, error) {
	f, err := strconv.ParseFloat(text, 64)
	if err == nil && (math.IsNaN(f) || math.IsInf(f, 0)) {
		err = errNotFinite
	}
	return f, err
}

// number is a number of a file in XML; an empty element is 0.
type number float64

// UnmarshalText reads it.
func (n *number) UnmarshalText(text []byte) error {
	trimmed := strings.TrimSpace(string(text))
	if trimmed == "" {
		return nil
	}
	f, err := parse(trimmed)
	*n = number(f)
	return err
}
