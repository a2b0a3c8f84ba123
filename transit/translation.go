package transit

import (
	"strings"

	"github.com/gevel/gevel/locale"
)

// readTranslations reads the names of stops and lines in other languages, in the form of today (table_name, field_name, language,
// translation, with record_id or field_value) or in the old one (trans_id, lang, translation), where the name itself is the key.
func (r *reader) readTranslations() error {
	named, called := map[string][]int32{}, map[string][]int{}
	for i, s := range r.stops {
		named[s.name] = append(named[s.name], int32(i))
	}
	for i, line := range r.lines {
		called[line.Name] = append(called[line.Name], i)
	}
	return r.each("translations.txt", false, []string{"translation"}, func(t *table) error {
		field, id, value := t.text("table_name")+"."+t.text("field_name"), t.text("record_id"), t.text("field_value")
		isOld := t.column("trans_id") >= 0
		if isOld {
			value = t.text("trans_id")
		}
		l := languageOf(t.text("language") + t.text("lang"))
		name := r.name(t, "translation")
		if l == "" || name == "" {
			return nil
		}
		if isOld || field == "stops.stop_name" {
			places := named[value]
			if place, ok := r.at[id]; ok && id != "" {
				places = []int32{place}
			}
			for _, place := range places {
				s := &r.stops[place]
				if s.translated == nil {
					s.translated = locale.Localized{}
				}
				s.translated[l] = name
			}
		}
		if isOld || field == "routes.route_long_name" || field == "routes.route_short_name" {
			lines := called[value]
			if route, ok := r.routes[id]; ok && id != "" {
				lines = []int{int(route)}
			}
			for _, i := range lines {
				r.translateLine(i, field, l, name)
			}
		}
		return nil
	})
}

// translateLine names a line in a language, in the field from which its name is.
func (r *reader) translateLine(i int, field string, l locale.Language, name string) {
	line := &r.lines[i]
	if r.isLong[i] == strings.HasSuffix(field, "short_name") && field != "." {
		return
	}
	if name == line.Name {
		return
	}
	if line.Names == nil {
		line.Names = locale.Localized{}
	}
	line.Names[l] = name
}

// languageOf is a language of the site by a code of BCP 47, "" for another: "nl", "NL", "fr-BE".
func languageOf(code string) locale.Language {
	code, _, _ = strings.Cut(strings.ToLower(strings.ReplaceAll(code, "_", "-")), "-")
	for _, l := range locale.Languages {
		if string(l) == code {
			return l
		}
	}
	return ""
}
