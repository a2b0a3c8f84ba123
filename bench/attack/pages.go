package main

import (
	"fmt"
	"strings"
)

// crawl reads every page once, and then lists with filters that are in no cache.
func crawl(t *target, c *client) {
	c.repeat(4, 20_000, func(i int) {
		if i <= len(t.known.pages) {
			c.send("GET", t.known.pages[i-1], nil)
			return
		}
		c.send("GET",
			fmt.Sprintf("/%s?priceMin=%d&bedrooms=%d", []string{"nl/te-koop/", "fr/a-vendre/", "en/for-sale/", "nl/te-huur/"}[i%4], 1000*i,
				i%6), nil)
	})
}

// junk requests addresses that do not exist.
func junk(t *target, c *client) {
	c.repeat(4, 50_000, func(i int) {
		c.send("GET", []string{
			fmt.Sprintf("/nl/nergens-%d/", i), fmt.Sprintf("/fr/a-vendre/%d/", 900_000+i), fmt.Sprintf("/%d", i),
			fmt.Sprintf("/en/?utm=%d%s", i, strings.Repeat("x", 4000)), fmt.Sprintf("/media/%024x.jpg?width=%d", i, i),
			fmt.Sprintf("/documents/%d", i),
		}[i%6], nil)
	})
}
