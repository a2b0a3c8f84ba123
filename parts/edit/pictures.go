package edit

import (
	"context"
	"regexp"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/parts/fields"
)

// addRecordPictures adds pictures of properties and projects to the library, as far as the edits name them.
func addRecordPictures(ctx context.Context, store *db.Store, now *parts.PartState, record string, edits []Edit) error {
	for _, e := range edits {
		for _, name := range namedIn(record, e) {
			p, err := store.Pictures.RecordPicture(ctx, name)
			if err != nil {
				return err
			}
			if p.Place > 0 {
				now.Library = append(now.Library, agency.Picture{File: p.File, Width: p.Width, Height: p.Height, Alt: p.Delivered})
			}
		}
	}
	return nil
}

// quotedMedia finds names in the media folder within a list.
var quotedMedia = regexp.MustCompile(`"([0-9a-f]{24}\.[a-z0-9]+)"`)

// namedIn lists the names in the media folder that an edit may have.
func namedIn(record string, e Edit) (names []string) {
	rule, _ := fields.RuleOf(record, e.Field)
	if rule.Kind == fields.PicturePart && e.Value != "" {
		return []string{rule.Plain(e.Value)}
	}
	if rule.Kind == fields.ListPart {
		for _, found := range quotedMedia.FindAllStringSubmatch(e.Value, limits.AgentsAtDesk) {
			names = append(names, found[1])
		}
	}
	return names
}
