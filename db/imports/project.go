package imports

import (
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/handle"
)

// projects writes the projects of the batch, or deletes those that are gone.
func (i *importing) projects(gone bool) {
	for _, p := range i.batch.Projects {
		if p.Record.Gone == gone {
			i.project(p)
		}
	}
}

// project writes a project that changed, with its pictures.
func (i *importing) project(p ProjectEntry) {
	number := p.Record.Number
	p.Photos, p.Plans = i.deskWords.asDelivered("project", number, p.Photos), i.deskWords.asDelivered("project", number, p.Plans)
	i.asBound(p)
	checksum := checksumOf(p.withoutNames())
	if !i.changed("project", number, p.Record.Gone, checksum) {
		if !p.Record.Gone {
			i.moveRemotes(p.remoteUses())
		}
		return
	}
	row := handle.Upsert("project", "number", struct {
		records.Project
		Checksum    string `db:"checksum"`
		PublishedAt int64  `db:"published_at"`
		UpdatedAt   int64  `db:"updated_at"`
	}{p.Record, checksum, seconds(p.Record.PublishedAt), i.now})
	files := append(replacePhotos("project", number, p.pictures()), replaceRemotes("project", number, p.remoteUses(), i.now)...)
	i.addStatements(row)
	i.addStatements(files...)
}
