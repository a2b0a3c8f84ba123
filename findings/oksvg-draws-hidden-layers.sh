#!/usr/bin/env bash
# A floor plan leaves a drawing program as SVG with all its layers. What the draughtsman switched off is still in the file: Inkscape writes
# style="display:none" on the layer, Illustrator and others display="none", and it is not drawn, nor anything within (SVG 1.1 section 11.5). One
# would expect that oksvg, the usual reader of SVG in pure Go, which makes pictures of such files on servers without a browser, leaves it out,
# or, asked for its strict mode, says that it cannot. In fact it knows neither display nor visibility and draws what is hidden over the rest.
# The strict mode, which refuses a text, a symbol or a mask by name, says nothing: these are attributes, and it knows the elements.
# It hurts a developer whose site shows plans as pictures made that way: the variant that was dropped, the neighbour's flat or the notes for
# the builder stand on the public picture, while every browser and viewer shows the file without them.
set -euo pipefail
dir=$(mktemp -d)
trap 'chmod -R u+w "$dir"; rm -rf "$dir"' EXIT
cd "$dir"
cat > go.mod <<'MOD'
module example.org/plan

go 1.24
MOD
cat > main.go <<'GO'
package main

import (
	"fmt"
	"image"
	"strings"

	"github.com/srwiley/oksvg"
	"github.com/srwiley/rasterx"
)

// colour is that of the middle of a plan: a white floor, and over it a red layer.
func colour(layer string) string {
	plan := `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#fff"/>` + layer + `</svg>`
	icon, err := oksvg.ReadIconStream(strings.NewReader(plan), oksvg.StrictErrorMode)
	if err != nil {
		return "error: " + err.Error()
	}
	canvas := image.NewRGBA(image.Rect(0, 0, 40, 40))
	icon.SetTarget(0, 0, 40, 40)
	icon.Draw(rasterx.NewDasher(40, 40, rasterx.NewScannerGV(40, 40, canvas, canvas.Bounds())), 1)
	if c := canvas.RGBAAt(20, 20); c.G == 255 {
		return "white"
	}
	return "red"
}

func main() {
	rect := `<rect width="40" height="40" fill="#f00"/>`
	fmt.Println("layer that is shown:", colour(`<g>`+rect+`</g>`))
	fmt.Println(`layer with style="display:none":`, colour(`<g style="display:none">`+rect+`</g>`))
	fmt.Println(`layer with display="none":`, colour(`<g display="none">`+rect+`</g>`))
	fmt.Println(`layer with visibility="hidden":`, colour(`<g visibility="hidden">`+rect+`</g>`))
	fmt.Println("layer in a mask, which strict mode knows that it lacks:", colour(`<mask id="m">`+rect+`</mask>`))
}
GO
export GOMODCACHE="$dir/modules" GOFLAGS=-mod=mod
go get github.com/srwiley/oksvg@v0.0.0-20221011165216-be6e8873101c github.com/srwiley/rasterx@v0.0.0-20220730225603-2ab79fcdd4ef 2> log || { cat log; exit 1; }
seen=$(go run .)
echo "oksvg $(go list -m -f '{{.Version}}' github.com/srwiley/oksvg)"
echo "$seen"
expected='layer that is shown: red
layer with style="display:none": red
layer with display="none": red
layer with visibility="hidden": red
layer in a mask, which strict mode knows that it lacks: error: Cannot process svg element mask'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
