package graph_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/internal/sampletest"
)

// crm is a program that imports properties with a key.
type crm struct {
	client
	store *db.Store
	media string
}

func startCRM(t *testing.T, key principal.APIKey) crm {
	t.Helper()
	store, media := sampletest.Open(t)
	g := graph.New(leadstest.Open(t, store).Auth(), nil)
	g.EnableImport(media)
	return crm{client{graph: g, apiKey: &key}, store, media}
}

var writer = principal.APIKey{Name: "crm", Writes: true}

const push = `mutation ($input: ImportPropertiesInput!) { importProperties(input: $input) {
	... on PropertiesImported { added changed unchanged removed differences { number deed fields } warnings { path }
		results { path number outcome problems { path message } } }
	... on ImportRefused { problems { path message } } } }`

func (c crm) push(t *testing.T, input map[string]any) result {
	t.Helper()
	var data struct{ ImportProperties result }
	c.into(t, &data, push, map[string]any{"input": input})
	return data.ImportProperties
}

// result is the answer to importProperties.
type result struct {
	Added, Changed, Unchanged, Removed int
	Differences                        []struct {
		Number int
		Deed   string
		Fields []string
	}
	Warnings []struct{ Path []string }
	Results  []struct {
		Path     []string
		Number   int
		Outcome  string
		Problems []problem
	}
	Problems []problem
}

// problem is one of an import.
type problem struct {
	Path    []string
	Message string
}

// at gives the paths of problems with their messages.
func at(list []problem) (all []string) {
	for _, p := range list {
		all = append(all, strings.Join(p.Path, ".")+": "+p.Message)
	}
	return all
}

func (c crm) version(t *testing.T) int64 {
	t.Helper()
	v, err := c.store.Version(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// sampleProperty returns a property of the sample without its files, with changes.
func sampleProperty(t *testing.T, number int, change map[string]any) map[string]any {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(sampletest.Folder(), "properties", fmt.Sprint(number, ".json")))
	if err != nil {
		t.Fatal(err)
	}
	var property map[string]any
	if err := json.Unmarshal(text, &property); err != nil {
		t.Fatal(err)
	}
	for _, files := range []string{"photos", "plans", "documents"} {
		delete(property, files)
	}
	for name, value := range change {
		property[name] = value
	}
	return property
}

// TestImportReadsTextValues takes numbers that a program writes as text, and names them; what it does not understand is left out and named.
func TestImportReadsTextValues(t *testing.T) {
	c := startCRM(t, writer)
	push := func(bedrooms any) result {
		return c.push(t, map[string]any{"properties": []any{sampleProperty(t, 1096, map[string]any{"price": "349.000,50",
			"rooms": map[string]any{"bedrooms": bedrooms}})}})
	}
	for _, bedrooms := range []string{"3 slaapkamers", "veel"} {
		got, named := push(bedrooms), map[string]bool{}
		for _, w := range got.Warnings {
			named[w.Path[len(w.Path)-1]] = true
		}
		if got.Changed != 1 || !named["price"] || !named["bedrooms"] {
			t.Errorf("a property with the bedrooms %q gives %+v, want it changed with warnings of price and bedrooms", bedrooms, got)
		}
	}
}
