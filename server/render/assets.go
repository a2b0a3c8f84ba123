package render

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
)

// Assets holds what a document needs of the built web app: its styles, the entry script and, for each lazily loaded source
// file, its scripts.
type Assets struct {
	Styles  *Styles
	Entry   string
	Fonts   []string
	scripts map[string][]string
}

// chunk is one entry of the build's manifest.
type chunk struct {
	File    string   `json:"file"`
	Source  string   `json:"src"`
	IsEntry bool     `json:"isEntry"`
	Imports []string `json:"imports"`
	Assets  []string `json:"assets"`
}

// ReadAssets reads the manifest of the build in files (client/).
func ReadAssets(files fs.FS) (*Assets, error) {
	text, err := fs.ReadFile(files, ".vite/manifest.json")
	if err != nil {
		return nil, errors.New("the web app is not built: run just build")
	}
	var manifest map[string]chunk
	if err := json.Unmarshal(text, &manifest); err != nil {
		return nil, fmt.Errorf("the web app's manifest cannot be read: %w", err)
	}
	a := &Assets{scripts: map[string][]string{}}
	for key, c := range manifest {
		a.scripts[key] = scriptsOf(manifest, key, nil)
		if c.IsEntry {
			a.Entry = c.File
		}
		if strings.HasSuffix(c.File, ".woff2") {
			a.Fonts = append(a.Fonts, c.File)
		}
	}
	slices.Sort(a.Fonts)
	a.Styles, err = readStyles(files)
	return a, err
}

// scriptsOf lists the script of a chunk, followed by those that it imports.
func scriptsOf(manifest map[string]chunk, key string, seen []string) []string {
	c := manifest[key]
	if !strings.HasSuffix(c.File, ".js") || slices.Contains(seen, c.File) {
		return seen
	}
	seen = append(seen, c.File)
	for _, i := range c.Imports {
		seen = scriptsOf(manifest, i, seen)
	}
	return seen
}

// Preloads lists the scripts to fetch early for some source files, the entry's own left out.
func (a *Assets) Preloads(sources ...string) []string {
	var list []string
	for _, s := range sources {
		for _, file := range a.scripts[s] {
			if file != a.Entry && !slices.Contains(list, file) {
				list = append(list, file)
			}
		}
	}
	return list
}
