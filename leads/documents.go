package leads

import (
	"context"
	"encoding/json"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/mail"
)

// papers is what the link of a letter opens.
type papers struct {
	Property int             `json:"p"`
	Language agency.Language `json:"l"`
	Files    []string        `json:"f"`
}

// Documents takes the form that asks for papers: a letter brings a link that holds seven days. Who has such a link to all of
// them already is told so and gets no other letter.
func (o *Office) Documents(ctx context.Context, f *agency.DocumentsInput) (*Answer, agency.Problems, error) {
	return o.take(ctx, "requestDocuments", f, func(t *taking) (err error) {
		asked, names := papers{Property: f.Property, Language: f.Language}, []string{}
		for _, i := range f.Documents {
			d := t.about.DocumentList[i]
			asked.Files, names = append(asked.Files, d.File), append(names, d.Name)
		}
		if t.answer.AlreadyRequested, err = t.Store.AlreadyRequested(ctx, f.Person.Email, f.Property, asked.Files, t.Now()); err != nil || t.answer.AlreadyRequested {
			return err
		}
		t.add(db.Requested(t.receipt.Lead, f.Property, asked.Files)...)
		subject, err := json.Marshal(asked)
		if err != nil {
			return err
		}
		t.data.Rows = []mail.Row{row("documents", strings.Join(names, ", "))}
		t.data.When = t.Now().Add(db.DocumentLife)
		token := t.Key.Sign(forDocuments, string(subject), t.data.When)
		if err := t.toVisitor("documents-visitor", func(d *mail.Data) { d.Link = t.Origin + "/documents/" + token }); err != nil {
			return err
		}
		return t.toAgency("documents-agency", func(d *mail.Data) { d.Text = f.Remark })
	})
}

// Papers gives the papers that a token of a letter opens, those that the property still has. It is false for a token that is
// foreign or over.
func (o *Office) Papers(ctx context.Context, token string) ([]*agency.Document, bool, error) {
	subject, err := o.Key.Read(forDocuments, token, o.Now())
	if err != nil {
		return nil, false, nil
	}
	var asked papers
	if err := json.Unmarshal([]byte(subject), &asked); err != nil {
		return nil, false, err
	}
	p, err := o.property(ctx, asked.Property, asked.Language)
	if err != nil || p == nil {
		return nil, false, err
	}
	var list []*agency.Document
	for _, d := range p.DocumentList {
		for _, file := range asked.Files {
			if d.File == file {
				list = append(list, d)
			}
		}
	}
	return list, len(list) > 0, nil
}
