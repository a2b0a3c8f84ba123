package locale

import (
	"embed"
	"encoding/json"
)

//go:embed texts/*.json
var textFiles embed.FS

var texts = readTexts()

// readTexts panics when a file cannot be read, because the files are compiled in.
func readTexts() map[Language]map[string]string {
	all := map[Language]map[string]string{}
	for _, l := range Languages {
		var list map[string]string
		file, err := textFiles.ReadFile("texts/" + string(l) + ".json")
		if err == nil {
			err = json.Unmarshal(file, &list)
		}
		if err != nil {
			panic("texts of " + string(l) + ": " + err.Error())
		}
		all[l] = list
	}
	return all
}

// Text returns a text of texts/ by its key: those that Go itself writes for people, beside those of the web app (web/shared/i18n) and of
// emails (mail). It is "" for an unknown key.
func Text(key string, l Language) string { return texts[l][key] }
