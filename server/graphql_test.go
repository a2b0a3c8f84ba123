package server_test

import (
	"net/http"
	"strings"
	"testing"
)

func TestGraphOverHTTP(t *testing.T) {
	v := visit(t)
	big, err := http.Post(v.URL+"/graphql", "application/json", strings.NewReader(`{"query":"`+strings.Repeat("x", 50<<20)+`"}`))
	if err != nil || big.StatusCode != http.StatusRequestEntityTooLarge {
		t.Error("50 MB:", big, err)
	}
	if r := v.get(t, "/graphql?documentId=unknown"); r.StatusCode != 400 || !strings.Contains(r.text, "UNKNOWN_DOCUMENT") {
		t.Error(r.StatusCode, r.text)
	}
	if r := v.get(t, "/graphql?documentId=unknown&variables=%7B"); r.StatusCode != 400 || !strings.Contains(r.text, "BAD_VARIABLES") {
		t.Error(r.StatusCode, r.text)
	}
	if r := v.get(t, "/graphql?query=%7Bproperties%7BtotalCount%7D%7D", "Origin", "https://portal.example"); !strings.HasPrefix(r.text, `{"data":{"properties":{"totalCount":84}},`) || r.Header.Get("Access-Control-Allow-Origin") != "*" {
		t.Error(r.text, r.Header)
	}
}
