// Package traffic tells the operator what is requested: numbers by class of route, a log and the id of each request. Nothing in it tells
// who sent a request.
package traffic

import "strings"

// classes are the classes of routes by the first part of their patterns. Patterns are the program's own, so no visitor can make a class.
var classes = map[string]string{
	"": "page", "unsubscribe": "page", "integrators": "page", "visits": "page", "preview": "page",
	"assets": "asset", "favicon.ico": "asset",
	"media": "media", "images": "media", "qr": "media", "share": "media", "documents": "media", "uploads": "media", "owner": "media",
	"map":     "map",
	"graphql": "graph", "schema.graphqls": "graph", "playground": "graph", "export": "graph", "mcp": "graph",
	"captcha": "captcha",
	"desk":    "desk",
	"crm":     "crm",
	"embed":   "embed", "oembed": "embed",
	"healthz": "health", "readyz": "health",
}

// Other is the class of routes that belong to no other: feeds, sitemaps, files at the root such as robots.txt.
const Other = "other"

// ClassOf returns the class of a route by its pattern, "GET /qr/{kind}/{file}".
func ClassOf(pattern string) string {
	_, path, _ := strings.Cut(pattern, "/")
	first, _, _ := strings.Cut(path, "/")
	if class, ok := classes[first]; ok {
		return class
	}
	return Other
}
