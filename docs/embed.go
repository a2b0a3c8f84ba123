// Package docs holds the guide that the site itself shows.
package docs

import _ "embed"

// Integrators is the guide for integrators, in Markdown.
//
//go:embed integrators.md
var Integrators string
