// Package docs holds the guides that the site itself shows.
package docs

import _ "embed"

// Integrators is the guide for integrators, in Markdown.
//
//go:embed integrators.md
var Integrators string

// Embeds is the guide to what other sites show, in Markdown.
//
//go:embed embeds.md
var Embeds string
