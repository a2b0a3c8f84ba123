package inbox

import (
	"context"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
)

// insertAnswerFiles stores which files go with an answer, in their order.
func insertAnswerFiles(answer string, files []forms.Upload) (list []handle.Statement) {
	for place, f := range files {
		list = append(list,
			handle.Statement{SQL: "INSERT INTO answer_file (file, answer, place, name, type, size) VALUES (?, ?, ?, ?, ?, ?)",
				Args: []any{f.File, answer, place, f.Name, f.Type, f.Size}})
	}
	return list
}

// AnswerFile is a file that went with an answer.
type AnswerFile struct {
	Answer string `db:"answer"`
	forms.Upload
}

// AnswerFiles lists the files that went with the answers to a lead, in their order.
func (s *Store) AnswerFiles(ctx context.Context, lead string) (list []AnswerFile, err error) {
	return list, s.List(ctx, &list, `SELECT f.answer, f.file, f.name, f.type, f.size FROM answer_file f
		JOIN lead_answer a ON a.id = f.answer WHERE a.lead = ? ORDER BY f.answer, f.place`, lead)
}
