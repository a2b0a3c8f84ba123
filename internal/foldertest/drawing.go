package foldertest

import (
	"strings"
	"testing"
	"testing/fstest"
)

// Facade is the drawing of a house front.
const Facade = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><script>alert(1)</script>
	<rect data-unit="A 1.1" width="30" height="30" onclick="alert(1)"/><g id="unit-a1-2" transform="translate(30)"><rect width="30"
	height="30"/></g>
	<rect id="_52" x="60" width="30" height="30"/><rect data-unit="C9" width="1" height="1"/><rect id="layer1" width="1" height="1"/></svg>`

// DrawnProject is the small folder with a project of four units, of which the third is known by its number and the last is not drawn.
func DrawnProject(t *testing.T, drawing string) fstest.MapFS {
	t.Helper()
	files := Small(t)
	files["projects/5.json"] = &fstest.MapFile{Data: []byte(`{"number":5,"city":1,"agent":1,"name":{"nl":"De Linde"},
		"publishedAt":"2026-01-02","drawing":"front.svg"}`)}
	files["photos/front.svg"] = &fstest.MapFile{Data: []byte(drawing)}
	for number, name := range map[string]string{"50": "A1.1", "51": "A1.2", "52": "Penthouse", "53": "B1"} {
		text := strings.Replace(PropertyFile(`"project":5,"unitName":"`+name+`"`), "1096", number, 1)
		files["properties/"+number+".json"] = &fstest.MapFile{Data: []byte(text)}
	}
	return files
}
