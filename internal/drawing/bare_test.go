package drawing_test

import (
	"bytes"
	"encoding/base64"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/drawing"
	"github.com/gevel/gevel/internal/rastertest"
)

// said is a drawing as Inkscape, Illustrator and others write it, with a secret at each place where they note something.
func said(t *testing.T, secret string) string {
	pictures := rastertest.Pictures(t)
	coded := func(kind string) string { return base64.StdEncoding.EncodeToString(pictures[kind]) }
	photo := coded(".jpg")
	return `<?xml version="1.0" encoding="UTF-8"?><!-- ` + secret + ` -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "` + secret + `">
<?xpacket begin="` + secret + `"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
 xmlns:own="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
 xmlns:s="` + secret + `" sodipodi:docname = '` + secret + ` > 1.svg' own:export-filename="/home/` + secret + `/a.png" viewBox="0 0 9 9">
<title>Plan</title><desc>` + secret + `</desc><metadata><rdf:RDF xmlns:rdf="x"><g>` + secret + `</g></rdf:RDF></metadata>
<sodipodi:namedview own:window-width="9"><own:grid type="` + secret + `"/></sodipodi:namedview>
<style>/* ` + secret + ` */ path{fill:red}</style><style><![CDATA[/*` + secret + `*/g{fill:blue}]]></style>
<x xmlns="` + secret + `"><path d="M1 1"/>` + secret + `</x>` +
		`<g own:label="` + secret + `" id="a"><path d="M0 0h9" sodipodi:nodetypes="cc"/></g>
<image width="9" xlink:href="data:image/jpeg;base64,` + photo[:76] + "\n" + photo[76:152] + "&#10;" + photo[152:] + `"/>
<image href="data:image/png;base64,` + coded(".png") + `"/><image href="data:image/svg+xml;base64,` +
		base64.StdEncoding.EncodeToString([]byte(`<svg xmlns="http://www.w3.org/2000/svg"><!--`+secret+`--><g/></svg>`)) + `"/></svg>`
}

// TestBareDrawings takes out all that a drawing says, and nothing that it draws.
func TestBareDrawings(t *testing.T) {
	text := said(t, rastertest.Secret)
	bare, err := drawing.Bare([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if all := string(bare) + decoded(bare); strings.Contains(all, "GPS") || !strings.Contains(text+decoded([]byte(text)), "GPS") {
		t.Errorf("the bare drawing still says %s", all)
	}
	for _, part := range []string{`<title>Plan</title>`, `viewBox="0 0 9 9"`, `path{fill:red}`, `g{fill:blue}`,
		`<g id="a"><path d="M0 0h9"/></g>`, `<image width="9" xlink:href="data:image/jpeg;base64,`,
		`xmlns:xlink="http://www.w3.org/1999/xlink"`, `<?xml version="1.0"`} {
		if !strings.Contains(string(bare), part) {
			t.Errorf("the bare drawing lacks %s: %s", part, bare)
		}
	}
	if err := drawing.Check(bare); err != nil {
		t.Errorf("the bare drawing cannot be read: %v", err)
	}
	if again, err := drawing.Bare(bare); err != nil || !bytes.Equal(again, bare) {
		t.Errorf("a bare drawing that is made bare again changes (%v) to %s", err, again)
	}
}

// decoded is what stands in the addresses of a drawing.
func decoded(data []byte) (text string) {
	for _, part := range strings.Split(string(data), ";base64,")[1:] {
		coded, _, _ := strings.Cut(part, `"`)
		b, _ := base64.StdEncoding.DecodeString(strings.ReplaceAll(coded, "&#10;", ""))
		text += string(b)
	}
	return text
}
