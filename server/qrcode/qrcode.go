// Package qrcode draws QR codes for paper.
package qrcode

import (
	"fmt"
	"net/http"
	"path"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency/traffic"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/internal/qrpath"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/respond"
	"rsc.io/qr"
)

// Codes are the QR codes of properties and projects.
type Codes struct{ Files *respond.Files }

// Serve draws a QR code for paper: /qr/property/1035.svg, or .png as large as a board needs. It holds the short address, which redirects
// to the page in the reader's language; with ?from=window, board or brochure the page views that it brings are counted as such. 404 for a
// property or project that is not public, and for another source.
func (c Codes) Serve(w http.ResponseWriter, r *http.Request) {
	kind, file, from := r.PathValue("kind"), r.PathValue("file"), r.URL.Query().Get("from")
	format := path.Ext(file)
	number, err := strconv.Atoi(strings.TrimSuffix(file, format))
	if err != nil || number < 1 || codeTypes[format] == "" || from != "" && !traffic.Printed(from) || !c.isPublic(r, kind, number) {
		http.NotFound(w, r)
		return
	}
	address := fmt.Sprintf("%s/%s/%d/", c.Files.Origin(r), kind, number)
	if from != "" {
		address += "?from=" + from
	}
	body, err := c.drawn(address, format)
	if err != nil {
		http.NotFound(w, r) // the address is too long for a code
		return
	}
	w.Header().Set("Cache-Control", "public, max-age=86400")
	body.Write(w, r, http.StatusOK)
}

// codeTypes are the formats of a code, by the ending of its name.
var codeTypes = map[string]string{".svg": "image/svg+xml", ".png": "image/png"}

// drawn returns the code of an address, cached.
func (c Codes) drawn(address, format string) (*cache.Body, error) {
	key, err := respond.KeyOf("qr", address, format)
	if err != nil {
		return nil, err
	}
	if body, ok := c.Files.Get(key); ok {
		return body, nil
	}
	code, err := qr.Encode(address, qr.M)
	if err != nil {
		return nil, err
	}
	text := []byte(drawing(code))
	if format == ".png" {
		text = pixelsOf(code)
	}
	body := cache.NewBody(codeTypes[format], text)
	cache.PutBody(c.Files.Bodies, key, body, body)
	return body, nil
}

func (c Codes) isPublic(r *http.Request, kind string, number int) bool {
	switch kind {
	case "property":
		list, err := c.Files.Store.PropertiesByNumber(r.Context(), locale.Dutch, []int{number}, columns.Selection{})
		return err == nil && len(list) == 1
	case "project":
		list, err := c.Files.Store.ProjectsByNumber(r.Context(), locale.Dutch, []int{number})
		return err == nil && len(list) == 1
	}
	return false
}

// drawing writes a code as SVG.
func drawing(code *qr.Code) string {
	path, side := qrpath.Of(code)
	return fmt.Sprintf(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" shape-rendering="crispEdges">`+
			`<path fill="#fff" d="M0 0h%dv%dH0z"/><path d="%s"/></svg>`,
		side, side, side, side, path)
}

// pixelsOf writes a code as a PNG whose squares are whole pixels.
func pixelsOf(code *qr.Code) []byte {
	const margins = 8 // in squares, the sum of both sides
	code.Scale = limits.QRPixels / (code.Size + margins)
	return code.PNG()
}
