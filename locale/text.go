package locale

import (
	"embed"
	"encoding/json"
)

//go:embed texts/*.json
var textFiles embed.FS

var texts = readTexts()

// readTexts panics when a file cannot be read: it is part of the program.
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

// Text gives a text of texts/ by its key: the words that Go itself writes for people, beside those of the web app (web/i18n) and of emails
// (mail). It is "" for a key that does not exist.
func Text(key string, l Language) string { return texts[l][key] }
