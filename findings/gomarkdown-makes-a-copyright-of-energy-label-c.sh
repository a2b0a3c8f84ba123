#!/usr/bin/env bash
# The text of a home is Markdown: "Energielabel (C). Kerkstraat 12/3, vrij op 1/5." One would expect that markdown.ToHTML of gomarkdown, one of the
# two usual libraries in Go, changes what Markdown has a mark for, or at most quotation marks and dashes, as goldmark's extension for typography
# does, and leaves a letter in parentheses, a house number and a day as they stand. In fact it sets type without being told (html.CommonFlags, the
# renderer of ToHTML's nil, has Smartypants and SmartypantsFractions; the README has fractions as a feature, and is silent about the rest): energy
# label (C) is "©", a garage in row (R) "®", house number 12 box 3 the fraction twelve thirds, in three elements that read "12⁄3", with another
# sign than a slash (U+2044), and so is the first of May. Labels A, B and D to G, and a day with its year, are right, so that a test with another home
# shows nothing. An html.Renderer without flags leaves all of it.
# It hurts visitors, to whom the law has the label shown, and whoever copies an address or searches for it: no map knows "12⁄3". Here goldmark
# renders Markdown, and a test has these texts (markdown/html_test.go).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
go mod init example.org/home 2> /dev/null
go get github.com/gomarkdown/markdown@v0.0.0-20261107153045-a51d70be185e github.com/yuin/goldmark@v1.7.17 2> /dev/null
cat > main.go <<'GO'
package main

import (
	"bytes"
	"fmt"

	"github.com/gomarkdown/markdown"
	"github.com/gomarkdown/markdown/html"
	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
)

func main() {
	typesetter := goldmark.New(goldmark.WithExtensions(extension.Typographer))
	for _, text := range []string{
		"Energielabel (B)", "Energielabel (C)", "Garage, rij (R)", "Kerkstraat 12/3, 3960 Bree", "Vrij op 1/5", "Vrij op 1/5/2027",
	} {
		var other bytes.Buffer
		_ = typesetter.Convert([]byte(text), &other)
		plain := markdown.ToHTML([]byte(text), nil, html.NewRenderer(html.RendererOptions{}))
		fmt.Printf("%s\n  ToHTML        %s\n  without flags %s\n  goldmark      %s\n", text, bytes.TrimSpace(markdown.ToHTML([]byte(text), nil, nil)),
			bytes.TrimSpace(plain), bytes.TrimSpace(other.Bytes()))
	}
}
GO
seen=$(go run .)
echo "gomarkdown $(go list -m -f '{{.Version}}' github.com/gomarkdown/markdown)"
echo "$seen"
expected='Energielabel (B)
  ToHTML        <p>Energielabel (B)</p>
  without flags <p>Energielabel (B)</p>
  goldmark      <p>Energielabel (B)</p>
Energielabel (C)
  ToHTML        <p>Energielabel &copy;</p>
  without flags <p>Energielabel (C)</p>
  goldmark      <p>Energielabel (C)</p>
Garage, rij (R)
  ToHTML        <p>Garage, rij &reg;</p>
  without flags <p>Garage, rij (R)</p>
  goldmark      <p>Garage, rij (R)</p>
Kerkstraat 12/3, 3960 Bree
  ToHTML        <p>Kerkstraat <sup>12</sup>&frasl;<sub>3</sub>, 3960 Bree</p>
  without flags <p>Kerkstraat 12/3, 3960 Bree</p>
  goldmark      <p>Kerkstraat 12/3, 3960 Bree</p>
Vrij op 1/5
  ToHTML        <p>Vrij op <sup>1</sup>&frasl;<sub>5</sub></p>
  without flags <p>Vrij op 1/5</p>
  goldmark      <p>Vrij op 1/5</p>
Vrij op 1/5/2027
  ToHTML        <p>Vrij op 1/5/2027</p>
  without flags <p>Vrij op 1/5/2027</p>
  goldmark      <p>Vrij op 1/5/2027</p>'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
