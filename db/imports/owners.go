package imports

import (
	"encoding/json"
	"time"

	"github.com/gevel/gevel/agency/owned"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/locale"
)

// owners writes the owners of the folder. Ids are the CRM's: an owner who was added here under the same address gets that id. All changed
// addresses are freed first, so that owners can exchange them.
func (i *importing) owners() {
	for _, o := range i.batch.Owners {
		if o.Gone {
			i.goneOwner(o.ID)
		}
	}
	for _, o := range i.batch.Owners {
		if o.Gone {
			continue
		}
		i.add("UPDATE owner SET id = ? WHERE email = ? AND id >= ? AND NOT EXISTS (SELECT 1 FROM owner WHERE id = ?)", o.ID, o.Email,
			owners.FirstOwnID, o.ID)
		i.add("UPDATE owner SET email = 'moves ' || id WHERE id = ? AND email <> ?", o.ID, o.Email)
	}
	for _, o := range i.batch.Owners {
		if !o.Gone {
			i.owner(o)
		}
	}
}

// goneOwner deletes an owner, sessions included. One to whom the desk linked properties stays with these alone, as an owner of the desk.
func (i *importing) goneOwner(id int) {
	i.add("DELETE FROM owner_property WHERE owner = ? AND NOT desk", id)
	i.add(`UPDATE owner SET id = (SELECT max(?, coalesce(max(id), 0) + 1) FROM owner)
		WHERE id = ? AND EXISTS (SELECT 1 FROM owner_property WHERE owner = owner.id)`, owners.FirstOwnID, id)
	i.add("DELETE FROM owner WHERE id = ?", id)
}

// owner writes an owner. Properties that the desk linked stay; the folder owns such a link as soon as it names the property too.
func (i *importing) owner(o records.Owner) {
	i.add(`INSERT INTO owner (id, name, email, language) VALUES (?, ?, nullif(?, ''), ?)
		ON CONFLICT (id) DO UPDATE SET name = excluded.name, email = excluded.email, language = excluded.language
		WHERE (name, email, language) IS NOT (excluded.name, excluded.email, excluded.language)`, o.ID, o.Name, o.Email, o.Language)
	i.add("DELETE FROM owner_property WHERE owner = ? AND NOT desk AND property NOT IN (SELECT value FROM json_each(?))", o.ID,
		handle.JSON(o.Properties))
	i.add(`INSERT INTO owner_property (owner, property) SELECT ?, value FROM json_each(?) WHERE 1
		ON CONFLICT DO UPDATE SET desk = 0 WHERE desk`, o.ID, handle.JSON(o.Properties))
}

// history writes the CRM's history of a property. Imported page views replace those of earlier imports; what was counted here stays.
func (i *importing) history(h owned.History) {
	if h.Gone {
		i.add("DELETE FROM history WHERE property = ?", h.Number)
		return
	}
	views := h.PageViews
	h.PageViews = nil
	content, _ := json.Marshal(h) // texts, numbers and moments always have a JSON form
	i.add(`INSERT INTO history (property, content) VALUES (?, ?)
		ON CONFLICT (property) DO UPDATE SET content = excluded.content WHERE content <> excluded.content`, h.Number, string(content))
	if views == nil {
		return
	}
	i.add("DELETE FROM page_visit WHERE property = ? AND counted = 0", h.Number)
	i.add("UPDATE page_visit SET imported = 0 WHERE property = ?", h.Number)
	for _, v := range views {
		i.add(`INSERT INTO page_visit (property, day, source, imported) SELECT ?, date(?, '+' || key || ' days'), ?, value FROM json_each(?)
			WHERE value > 0
			ON CONFLICT DO UPDATE SET imported = imported + excluded.imported`, h.Number, i.firstDay(*v), v.Source, handle.JSON(v.Counts))
	}
}

func (i *importing) firstDay(v owned.PageViewSeries) locale.Date {
	if v.From != nil {
		return *v.From
	}
	return locale.Today(time.Unix(i.now, 0).AddDate(0, 0, -*v.DaysAgo))
}
