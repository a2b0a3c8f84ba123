package main

import (
	"encoding/json"
	"fmt"
	"net/url"
	"strings"
)

// variables asks a query of the site by GET, of which answers are cached: a list with another price each time, and the same with variables
// that it does not have.
func variables(t *target, c *client) {
	junk := strings.Repeat("x", 40_000)
	c.together(4, 64_000, func(i int) {
		var asked map[string]any
		json.Unmarshal(t.known.asked, &asked) // the payload of a page is JSON
		asked["filter"] = map[string]any{"goal": "SALE", "priceMin": i}
		if i%2 == 0 {
			asked[fmt.Sprint("junk", i)] = junk
		}
		text, _ := json.Marshal(asked)
		c.send("GET", "/graphql?documentId="+t.known.document+"&variables="+url.QueryEscape(string(text)), nil)
	})
}

// comments sends queries that say the same in many bytes.
func comments(t *target, c *client) {
	comments := []string{"#" + strings.Repeat("c", 99<<10), "#" + strings.Repeat("c", 1<<20-500)}
	c.together(4, 1100, func(i int) {
		c.ask(fmt.Sprintf("%s%d\n{ properties(language: NL) { totalCount } }", comments[i%2], i), nil)
	})
}

// lists fills the lists of a filter.
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
	c.together(4, 300, func(i int) {
		switch i % 3 {
		case 0:
			c.ask(one, map[string]any{"f": map[string]any{"cities": cities}})
		case 1:
			c.ask(one, map[string]any{"f": map[string]any{"statuses": statuses}})
		case 2:
			c.ask("query($f: PropertyFilter) { "+many.String()+"}", map[string]any{"f": map[string]any{"cities": cities[:100]}})
		}
	})
}

// invalid sends what cannot be answered.
func invalid(t *target, c *client) {
	wrong := strings.Repeat("wrong ", 2000)
	nested := strings.Repeat("{ a ", 2000)
	mistakes := "{ " + strings.Repeat("p: properties(no: 1) { yes } ", 1900) + "}"
	spread := "{ ...f } fragment f on Query { " + strings.Repeat("...f ", 1500) + "}"
	dear := "{ " + strings.Repeat("properties(first: 100) { nodes { similar { similar { number } } } } ", 20) + "}"
	queries := []string{"{ " + wrong + "}", nested, mistakes, spread, dear, strings.Repeat("(", 50_000),
		`{ properties(filter: {cities: [{zip: "` + strings.Repeat("9", 50_000) + `"}]}) { totalCount } }`}
	c.together(4, 20_000, func(i int) { c.ask(queries[i%len(queries)], nil) })
}
