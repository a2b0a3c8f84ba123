package sitetest

import (
	"encoding/json"
	"fmt"
	"testing"
)

// ExpensiveQuery has a high cost and finds nothing; each i gives another one, so that none is cached.
func ExpensiveQuery(i int) string {
	return fmt.Sprintf("{ properties(first: 100, filter: {priceMin: 999999999}) { nodes { similar(first: 12) { n%d: number title } } } }",
		i)
}

// SharePicture is the address that the graph gives of a record's picture for messengers.
func (s Site) SharePicture(t *testing.T, record string) string {
	t.Helper()
	var got struct {
		Data map[string]struct{ SharePicture string }
	}
	text := s.Get(t, "/graphql?query=%7Bone:"+record+"%7BsharePicture%7D%7D").Text
	if err := json.Unmarshal([]byte(text), &got); err != nil || got.Data["one"].SharePicture == "" {
		t.Fatalf("%s: %s (%v)", record, text, err)
	}
	return got.Data["one"].SharePicture
}
