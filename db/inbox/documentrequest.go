package inbox

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/sqlite"
)

// DocumentLife is how long the link to documents is valid.
const DocumentLife = 7 * 24 * time.Hour

// InsertDocumentRequests stores which documents of a property somebody asked for.
func InsertDocumentRequests(lead Lead, property int, files []string) []handle.Statement {
	var list []handle.Statement
	for _, file := range files {
		list = append(list,
			handle.Statement{SQL: `INSERT INTO document_request (email, property, file, lead, requested_at) VALUES (?, ?, ?, ?, ?)
			ON CONFLICT DO UPDATE SET lead = excluded.lead, requested_at = excluded.requested_at`,
				Args: []any{lead.Email, property, file, lead.ID, lead.CreatedAt}})
	}
	return list
}

// AlreadyRequested reports whether somebody asked for all these documents before and has a link to them that is still valid.
func (s *Store) AlreadyRequested(ctx context.Context, email string, property int, files []string, now time.Time) (bool, error) {
	var n int
	err := s.One(ctx, &n, `SELECT count(*) FROM document_request
		WHERE email = ? AND property = ? AND requested_at > ? AND file IN (SELECT value FROM json_each(?))`,
		email, property, now.Add(-DocumentLife).Unix(), handle.JSON(files))
	return n == len(files), err
}

// InsertUpload stores a file that came with a lead.
func InsertUpload(lead string, u forms.Upload) handle.Statement {
	return handle.Statement{SQL: "INSERT INTO upload (file, lead, name, type, size) VALUES (?, ?, ?, ?, ?)",
		Args: []any{u.File, lead, u.Name, u.Type, u.Size}}
}

// UploadsOf lists the files that came with a lead or went with an answer, by name. Leads and answers have no id in common.
func (s *Store) UploadsOf(ctx context.Context, id string) (list []forms.Upload, err error) {
	err = s.List(ctx, &list, `SELECT file, name, type, size FROM upload WHERE lead = ?1
		UNION ALL SELECT file, name, type, size FROM answer_file WHERE answer = ?1 ORDER BY name, file`, id)
	return list, err
}

// Uploads lists the names of all files that came with leads or went with answers, as they lie in the uploads folder.
func (s *Store) Uploads(ctx context.Context) (files []string, err error) {
	err = s.List(ctx, &files, sqlite.Uploaded)
	return files, err
}
