package values_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/gevel/gevel/values"
)

// shape is what the test reads JSON into.
type shape struct {
	Name  string            `json:"name"`
	Count int               `json:"count"`
	Words map[string]string `json:"words"`
	List  []string          `json:"list"`
	Inner struct {
		Amount string `json:"amount" bare:""`
		Unit   string `json:"unit"`
	} `json:"inner"`
	Plain struct {
		ID string `json:"id"`
	} `json:"plain"`
	Many []struct {
		ID string `json:"id"`
	} `json:"many"`
}

// TestDecode reads fields of other shapes: none keeps another from being read.
func TestDecode(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`{"name":"a","count":2,"words":{"x":"y"},"list":["p"],"inner":{"amount":1.5,"unit":"m"},"plain":{"id":"7"},"many":[{"id":"8"}]}`,
			`{a 2 map[x:y] [p] {1.5 m} {7} [{8}]} []`},
		{`{"name":7,"count":"2","words":[],"list":[],"inner":[],"plain":[],"many":[]}`, `{7 2 map[] [] { } {} []} []`},
		{`{"name":true,"count":2.0,"words":null,"list":null,"inner":12,"plain":false,"many":null}`, `{true 2 map[] [] {12 } {} []} []`},
		{`{"name":"","count":"","words":"","list":"","inner":"","plain":"","many":""}`, `{ 0 map[] [] { } {} []} []`},
		{`{"name":{"amount":"1.250,00"},"list":"one","inner":"1.250,00","many":{"id":"8"}}`,
			`{1.250,00 0 map[] [one] {1.250,00 } {} [{8}]} []`},
		{`{"many":{"0":{"id":"8"},"10":{"id":"10"},"2":{"id":"9"}}}`, `{ 0 map[] [] { } {} [{8} {9} {10}]} []`},
		{`{"name":"a","count":"two","words":"x","plain":"7","unknown":[[1]]}`,
			`{a 0 map[] [] { } {} []} [{count "two"} {words "x"} {plain "7"}]`},
		{`{"name":{"x":{"y":1}}}`, `{ 0 map[] [] { } {} []} [{name {"x":{"y":1}}}]`},
	} {
		var s shape
		unread, err := values.Decode([]byte(c.text), &s)
		if got := fmt.Sprint(s, " ", unread); err != nil || got != c.want {
			t.Errorf("%s is %s (%v), want %s", c.text, got, err, c.want)
		}
	}
	for _, text := range []string{"", "no JSON", "[1]", `"text"`, "7"} {
		if _, err := values.Decode([]byte(text), new(shape)); err == nil {
			t.Errorf("%q is read as an object", text)
		}
	}
}

// TestWritten shows that the point of a number in JSON is never one between thousands.
func TestWritten(t *testing.T) {
	for text, want := range map[string]string{"1.25": "1.25", "262.125": "262.1250", "1250": "1250", "0.0": "0", "1e3": "1000",
		`"1.250"`: "1.250",
		"true":    "true", "null": "", "[]": "", "{}": "", `["a","b"]`: "a", `{"value":7}`: "7", "1790000000000": "1790000000000"} {
		var v any
		json.Unmarshal([]byte(text), &v)
		if got := values.Written(v); got != want {
			t.Errorf("%s is %q, want %q", text, got, want)
		}
	}
}
