package main

import (
	"bytes"
	"fmt"
	"net/http"
	"strings"
)

// Properties that other programs write: otherScripts are named in other scripts or with nothing to be seen, minimumDates are published on a
// date that means none, or cost nothing at no place.
var (
	otherScripts = []map[string]any{
		{"title": map[string]any{"nl": "Appartement in residentie Ω"}}, {"title": map[string]any{"nl": "Квартира у моря"}},
		{"title": map[string]any{"nl": "شقة للبيع"}}, {"title": map[string]any{"nl": "東京の家"}},
		{"title": map[string]any{"nl": "\u200b"}}, {"title": map[string]any{"nl": "o\u0308\u0323"}},
	}
	minimumDates = []map[string]any{
		{"publishedAt": "0001-01-01"}, {"publishedAt": "0001-01-01T00:00:00"}, {"publishedAt": "1753-01-01"},
		{"availableFrom": "9999-12-31", "publishedAt": "1899-12-30"}, {"price": 0}, {"latitude": 0, "longitude": 0},
	}
)

// odd imports odd properties, one by one, and asks every output that has those that were taken.
func odd(properties []map[string]any) func(t *target, c *client) {
	return func(t *target, c *client) { t.importOdd(c, properties) }
}

func (t *target) importOdd(c *client, properties []map[string]any) {
	key := "Bearer " + t.known.key
	var taken []int
	for i, fields := range properties {
		number := pushedFrom + 10_000 + i
		h := home(number, 250_000)
		for name, value := range fields {
			h[name] = value
		}
		_, text := c.send("POST", "/graphql", []byte(pushOf([]map[string]any{h}, false)), "Authorization", key, "Content-Type",
			"application/json")
		switch {
		case bytes.Contains(text, []byte("PropertiesImported")):
			taken = append(taken, number)
		case !bytes.Contains(text, []byte(`"path"`)):
			c.fail("%v is answered %.300s, want it taken or refused with a problem", fields, text)
		}
	}
	c.report("%d of %d odd properties were taken", len(taken), len(properties))
	t.requestAll(c, taken)
	c.query(pushes, map[string]any{"input": map[string]any{"withdraw": taken}}, "Authorization", key)
}

// requestAll asks for what has properties in it, and for every address of the sitemap that names one of them.
func (t *target) requestAll(c *client, numbers []int) {
	for _, path := range []string{"/nl/te-koop/", "/nl/te-koop/?view=map", "/fr/a-vendre/", "/nl/feed.xml", "/sitemap.xml",
		"/export/properties.jsonl?language=nl"} {
		if status, text := c.send("GET", path, nil); status != http.StatusOK {
			c.fail("%s: status %d, want 200: %.200s", path, status, text)
		}
	}
	_, export := c.send("GET", "/export/properties.jsonl?language=nl", nil)
	_, changes := c.query(`{ changes(first: 100) { changes { ... on PropertyChanged { property { path publishedAt } } } } }`, nil)
	if bytes.Contains(changes, []byte(`"errors"`)) {
		c.fail("the changes are answered %.300s", changes)
	}
	_, index := c.send("GET", "/sitemap.xml", nil)
	addresses := ""
	for _, m := range address.FindAllSubmatch(index, -1) {
		_, part := c.send("GET", string(m[1]), nil)
		addresses += string(part)
	}
	requested := 0
	for _, m := range address.FindAllStringSubmatch(addresses, -1) {
		path := m[1]
		for _, n := range numbers {
			if strings.Contains(path, fmt.Sprintf("/%d/", n)) {
				requested++
				if response, _ := c.ask("GET", path, nil); response == nil || response.StatusCode != http.StatusOK {
					c.fail("%s of the sitemap is answered %+v, want 200", path, response)
				}
			}
		}
	}
	for _, n := range numbers {
		if !bytes.Contains(export, fmt.Appendf(nil, `"number":%d,`, n)) {
			c.fail("the export of %d lines, which ends with %.200q, does not have property %d", bytes.Count(export, []byte("\n")),
				export[max(0, len(export)-200):], n)
		}
	}
	if requested < len(numbers) {
		c.fail("the sitemap has %d addresses of %d properties", requested, len(numbers))
	}
}

// unknown asks for addresses that do not exist, as fast as it can: each is answered 404, or 503 by a site that has too much to do.
func unknown(t *target, c *client) {
	c.repeat(32, 20_000, func(i int) {
		path := []string{"/nl/nergens-%d/", "/fr/a-vendre/%d/", "/nl/te-koop/kinrooi/huis/%d/", "/de/gibt-es-nicht/%d/",
			"/nl/projecten/kinrooi/huis/%d/", "/en/agents/nobody-%d/"}[i%6]
		status, _ := c.send("GET", fmt.Sprintf(path, 900_000+i), nil)
		if status != http.StatusNotFound && status != http.StatusServiceUnavailable {
			c.fail("%s: status %d, want 404, or 503", fmt.Sprintf(path, 900_000+i), status)
		}
	})
}
