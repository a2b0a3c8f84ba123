package bench

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/internal/sampletest"
)

// editorPhotos is how many photos the property has that is edited.
const editorPhotos = 40

// BenchmarkEditor opens a property of the desk with editorPhotos on the screen on which it is edited, among officeProperties, and saves one
// of its fields for visitors to see. Aimed at: 300 ms and 100 ms.
func BenchmarkEditor(b *testing.B) {
	store, media := sampletest.Many(b, officeProperties)
	_, err := store.Write(b.Context(), handle.Statement{SQL: "UPDATE property SET source = 'desk', box_number = NULL WHERE number = 1096"},
		handle.Statement{SQL: "DELETE FROM photo WHERE property = 1096 AND kind = 0"},
		handle.Statement{SQL: `INSERT INTO photo (property, kind, position, file, width, height, alt) SELECT 1096, 0,
			row_number() OVER (ORDER BY file) - 1, file, width, height, alt
			FROM (SELECT * FROM photo WHERE kind = 0 AND property IS NOT NULL GROUP BY file ORDER BY file LIMIT ?)`,
			Args: []any{editorPhotos}})
	if err != nil {
		b.Fatal(err)
	}
	checkpoint(b, store)
	ours := serveStore(b, store, media)
	cookie := atDesk(b, store, desk.Manager)
	b.Run("open", func(b *testing.B) {
		var id string
		for _, q := range deskQueries(b) {
			if q.name() == "EditorQuery" {
				id = q.id
			}
		}
		open := map[string]any{"documentId": id, "variables": map[string]any{"number": 1096, "language": "NL"}}
		before := processor(b)
		for b.Loop() {
			if answer := postToDesk(b, ours.URL, cookie, open); bytes.Count(answer, []byte(`"url":"/media/`)) < editorPhotos {
				b.Fatalf("the editor opens without its photos: %.300s", answer)
			}
		}
		b.ReportMetric((processor(b)-before).Seconds()*1000/float64(b.N), "cpu-ms/op")
	})
	b.Run("save", func(b *testing.B) {
		before, used := "", processor(b)
		for n := 0; b.Loop(); n++ {
			value := fmt.Sprint("B", n)
			save := map[string]any{"query": fmt.Sprintf(`mutation { setPropertyField(input: {number: 1096, field: "boxNumber", before: %q,
				value: %q}) { __typename } }`, before, value)}
			if answer := postToDesk(b, ours.URL, cookie, save); !bytes.Contains(answer, []byte("PropertyChanged")) {
				b.Fatalf("saving a field is answered with %.300s", answer)
			}
			before = value
		}
		b.ReportMetric((processor(b)-used).Seconds()*1000/float64(b.N), "cpu-ms/op")
	})
}

// postToDesk posts an operation to the desk's graph, and gives the answer.
func postToDesk(b *testing.B, origin, cookie string, operation map[string]any) []byte {
	b.Helper()
	body, err := json.Marshal(operation)
	if err != nil {
		b.Fatal(err)
	}
	r, err := http.NewRequest(http.MethodPost, origin+"/desk/graphql", bytes.NewReader(body))
	if err != nil {
		b.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Cookie", cookie)
	return fetch(b, r)
}
