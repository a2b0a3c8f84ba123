package parts

import (
	"slices"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/locale"
)

// Untranslated is a text that is not translated, or was translated before its original changed.
type Untranslated struct {
	Field    string
	Language locale.Language
	Older    bool // there is a translation, which is older than its original
}

// Untranslated lists the texts that visitors get in another language when the draft is published, or that are older than their original.
// Of the settings it is those that the draft changes.
func (d *RecordDraft) Untranslated() []*Untranslated {
	list := []*Untranslated{}
	for _, p := range d.parts {
		original := originalOf(d.parts, p)
		if d.State == GoneRecord || original == nil || original.said() == "" || d.Record == desk.SiteRecord && !touches(d.parts,
			p.Field) {
			continue
		}
		if p.said() == "" || p.older {
			list = append(list, &Untranslated{p.Field, p.PartValue.Language, p.older})
		}
	}
	return list
}

func touches(parts []*Part, field string) bool {
	return slices.ContainsFunc(parts, func(p *Part) bool { return p.Field == field && p.draft != nil })
}

// compareTranslations finds the translations of a record that are older than their originals.
func (v view) compareTranslations(parts []*Part) {
	for i, p := range parts {
		if v.now.Site.DefaultLanguage == p.PartValue.Language {
			parts[i].original = true
		}
	}
	for _, p := range parts {
		original := originalOf(parts, p)
		p.translates = original
		p.older = original != nil && p.said() != "" && original.said() != "" && v.writtenAt(p) < v.writtenAt(original) &&
			!p.isConfirmed(original.text(), p.text())
	}
}

// originalOf is the part in the default language that a text translates; nil for that itself, and for addresses, which follow titles.
func originalOf(parts []*Part, p *Part) *Part {
	if p.PartValue.Language == "" || p.original || p.Field == "slug" || p.Field == "paths" {
		return nil
	}
	at := slices.IndexFunc(parts, func(o *Part) bool { return o.Field == p.Field && o.original })
	if at < 0 {
		return nil
	}
	return parts[at]
}

// writtenAt is when a part was written last: its draft, else what is in force; 0 for what the first import brought.
func (v view) writtenAt(p *Part) int64 {
	if p.draft != nil {
		return p.draft.At
	}
	return v.now.Written[p.Part()]
}

// said is what the draft of a part says, else what is in force.
func (p *Part) said() string {
	if p.draft != nil {
		return p.draft.Value
	}
	return p.PartValue.Value
}

// text is what said says, as people edit it.
func (p *Part) text() string { return p.Rule.Plain(p.said()) }
