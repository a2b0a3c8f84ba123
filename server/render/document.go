package render

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"html"
	"strings"
)

// Document is the content of one HTML document.
type Document struct {
	Page        Page
	Languages   string   // languages in use, the default first
	Unpublished string   // pages of the route table that are not published
	Preloads    []string // scripts
	Style       *Style
	Payload     json.RawMessage // the app's start: operation, variables and response
	NoScripts   bool            // without the app's scripts and data, and without what installs the site as an app
}

// Start is the only inline script of a page. It starts the app's scripts, which stand in a template, after the first paint and after the
// pictures that matter most (fetchpriority high), because on a slow line they would delay text, fonts and pictures. A tab in the background
// never paints and a picture may never come, so it waits three seconds at most. It removes the template, so the scripts cannot start twice.
// Before that it marks a page that opens at its top, for web/shared/styles/layout.css: one that is neither reloaded nor
// reached by Back, which return to where the visitor was, and whose address names no place of the page. A link to a place of
// the page ends that before the browser looks where the place is. Comments stand here, because each page carries the script.
//
//go:embed start.js
var Start string

// inScript escapes JSON for a script element.
var inScript = strings.NewReplacer("<", `\u003c`, "\u2028", `\u2028`, "\u2029", `\u2029`)

// Write writes the document. A page without inner HTML is rendered by the browser.
func (a *Assets) Write(d Document) []byte {
	var b strings.Builder
	fmt.Fprintf(&b,
		`<!doctype html><html lang="%s" data-language="%[1]s" data-languages="%s" data-unpublished="%s" data-style="/%s">`+
			`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
		html.EscapeString(d.Page.Language), html.EscapeString(d.Languages), html.EscapeString(d.Unpublished),
		a.Styles.Sheet)
	for _, f := range a.Fonts {
		fmt.Fprintf(&b, `<link rel="preload" href="/%s" as="font" type="font/woff2" crossorigin>`, f)
	}
	if d.NoScripts {
		fmt.Fprintf(&b,
			`<meta name="robots" content="noindex, nofollow"><style>%s</style>%s</head><body><div id="root">%s</div></body></html>`,
			d.Style.Text, d.Page.Head, d.Page.HTML)
		return []byte(b.String())
	}
	fmt.Fprintf(&b,
		`<style>%s</style>%s<link rel="icon" href="/favicon.svg" type="image/svg+xml">`+
			`<link rel="apple-touch-icon" href="/icon-180.png"><link rel="manifest" href="/%s/manifest.webmanifest">`,
		d.Style.Text, d.Page.Head, html.EscapeString(d.Page.Language))
	if scripts := a.scriptTags(d.Preloads); d.Page.HTML == "" {
		b.WriteString(scripts)
	} else {
		fmt.Fprintf(&b, `<template id="app">%s</template><script>%s</script>`, scripts, Start)
	}
	fmt.Fprintf(&b, `</head><body><div id="root">%s</div><script type="application/json" id="payload">%s</script></body></html>`,
		d.Page.HTML, inScript.Replace(string(d.Payload)))
	return []byte(b.String())
}

// scriptTags writes the tags of the scripts to preload and of the entry script.
func (a *Assets) scriptTags(preloads []string) string {
	var b strings.Builder
	for _, s := range preloads {
		fmt.Fprintf(&b, `<link rel="modulepreload" href="/%s">`, s)
	}
	fmt.Fprintf(&b, `<script type="module" async src="/%s"></script>`, a.Entry)
	return b.String()
}
