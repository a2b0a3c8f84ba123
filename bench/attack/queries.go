package main

import (
	"encoding/json"
	"fmt"
	"net/url"
	"strings"
)

// variables sends a persisted query by GET, whose answers are cached: with another price each time, and with variables that it does not
// declare.
func variables(t *target, c *client) {
	junk := strings.Repeat("x", 40_000)
	c.repeat(4, 64_000, func(i int) {
		var values map[string]any
		json.Unmarshal(t.known.variables, &values) // cannot fail: a page's payload is JSON
		values["filter"] = map[string]any{"goal": "SALE", "priceMin": i}
		if i%2 == 0 {
			values[fmt.Sprint("junk", i)] = junk
		}
		text, _ := json.Marshal(values)
		c.send("GET", "/graphql?documentId="+t.known.operation+"&variables="+url.QueryEscape(string(text)), nil)
	})
}

// comments sends short queries with long comments.
func comments(t *target, c *client) {
	comments := []string{"#" + strings.Repeat("c", 99<<10), "#" + strings.Repeat("c", 1<<20-500)}
	c.repeat(4, 1100, func(i int) {
		c.query(fmt.Sprintf("%s%d\n{ properties(language: NL) { totalCount } }", comments[i%2], i), nil)
	})
}

// lists sends filters with very long lists.
func lists(t *target, c *client) {
	cities, statuses := make([]map[string]any, 20_000), make([]string, 2000)
	for i := range cities {
		cities[i] = map[string]any{"name": fmt.Sprint("Town ", i)}
	}
	for i := range statuses {
		statuses[i] = "FOR_SALE"
	}
	var many strings.Builder
	for i := range 90 {
		fmt.Fprintf(&many, "a%d: properties(filter: $f) { totalCount } ", i)
	}
	const one = `query($f: PropertyFilter) { properties(filter: $f) { totalCount } }`
	c.repeat(4, 300, func(i int) {
		switch i % 3 {
		case 0:
			c.query(one, map[string]any{"f": map[string]any{"cities": cities}})
		case 1:
			c.query(one, map[string]any{"f": map[string]any{"statuses": statuses}})
		case 2:
			c.query("query($f: PropertyFilter) { "+many.String()+"}", map[string]any{"f": map[string]any{"cities": cities[:100]}})
		}
	})
}

// invalid sends queries that are refused.
func invalid(t *target, c *client) {
	wrong := strings.Repeat("wrong ", 2000)
	nested := strings.Repeat("{ a ", 2000)
	mistakes := "{ " + strings.Repeat("p: properties(no: 1) { yes } ", 1900) + "}"
	spread := "{ ...f } fragment f on Query { " + strings.Repeat("...f ", 1500) + "}"
	expensive := "{ " + strings.Repeat("properties(first: 100) { nodes { similar { similar { number } } } } ", 20) + "}"
	queries := []string{"{ " + wrong + "}", nested, mistakes, spread, expensive, strings.Repeat("(", 50_000),
		`{ properties(filter: {cities: [{zip: "` + strings.Repeat("9", 50_000) + `"}]}) { totalCount } }`}
	c.repeat(4, 20_000, func(i int) { c.query(queries[i%len(queries)], nil) })
}
