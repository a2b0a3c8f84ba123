package leads

import (
	"context"
	"encoding/json"
	"errors"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/leads/row"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

var documentsForm = FormKind{Name: "requestDocuments", Thanks: "thanksDocuments", PerHour: 20, Days: usualRetention, CRM: true}

// DocumentsInput is the form that requests documents of a property. Documents are indexes into the property's list, from 0.
type DocumentsInput struct {
	Envelope
	Property  int               `json:"property"`
	Person    forms.PersonInput `json:"person"`
	Documents []int             `json:"documents"`
	Remark    string            `json:"remark,omitempty"`
}

// Who is the person who filled in the form.
func (f *DocumentsInput) Who() forms.PersonInput { return f.Person }

// About is the number of the property that the form is about.
func (f *DocumentsInput) About() *int { return &f.Property }

// Check tells what is wrong, and sorts the indexes without duplicates.
func (f *DocumentsInput) Check(facts check.Facts) forms.Problems {
	c := f.check()
	c.Property(facts)
	c.Person(&f.Person, facts, false)
	slices.Sort(f.Documents)
	f.Documents = slices.Compact(f.Documents)
	c.Chosen("documents", len(f.Documents) > 0)
	if p := facts.Property; p != nil && slices.ContainsFunc(f.Documents, func(i int) bool { return i < 0 || i >= len(p.DocumentList) }) {
		c.Add("documents", forms.Unknown)
	}
	c.Remark(&f.Remark, false)
	return c.Problems
}

// personalDocuments is the signed subject of the link in the email.
type personalDocuments struct {
	Lead     string          `json:"a,omitempty"` // that asked for them; links of earlier versions do not say it
	Property int             `json:"p"`
	Language locale.Language `json:"l"`
	Files    []string        `json:"f"`
}

// Documents takes the form that requests documents: the visitor gets an email with a link that is valid for seven days. Someone who already
// has a valid link to all of them gets another one. Only the email says so, because a stranger may have typed the address.
func (o *Service) Documents(ctx context.Context, f *DocumentsInput) (*Answer, forms.Problems, error) {
	return o.take(ctx, documentsForm, f, func(ctx context.Context, s *submission) error {
		var chosen []*media.Document
		for _, i := range f.Documents {
			chosen = append(chosen, s.about.DocumentList[i])
		}
		requested := personalDocuments{s.lead.ID, f.Property, f.Language, filesOf(chosen)}
		again, err := o.Store.Inbox.AlreadyRequested(ctx, f.Person.Email, f.Property, requested.Files, o.Now())
		if err != nil {
			return err
		}
		s.add(inbox.InsertDocumentRequests(s.lead, f.Property, requested.Files)...)
		return errors.Join(o.documentsToVisitor(s, requested, chosen, again), o.documentsToAgency(ctx, s, f, requested.Files))
	})
}

// documentsToVisitor adds the email with the link.
func (o *Service) documentsToVisitor(s *submission, requested personalDocuments, chosen []*media.Document, again bool) error {
	link, err := o.documentsLink(requested, chosen)
	if err != nil {
		return err
	}
	kind := "documents-visitor"
	if again {
		kind = "documents-again-visitor"
	}
	s.toVisitor(kind, link)
	return nil
}

// documentsLink puts a link to documents into an email, valid for inbox.DocumentLife, with their names and size.
func (o *Service) documentsLink(requested personalDocuments, chosen []*media.Document) (func(*mail.Data), error) {
	subject, err := json.Marshal(requested)
	if err != nil {
		return nil, err
	}
	var names []string
	download := mail.Download{Kind: "zip", Files: len(chosen)}
	for _, d := range chosen {
		names, download.Bytes = append(names, d.Name), download.Bytes+d.Size
	}
	if download.Files == 1 { // a single file is not put in an archive
		download.Kind = strings.TrimPrefix(filepath.Ext(chosen[0].File), ".")
	}
	return func(d *mail.Data) {
		d.Rows, d.When = []mail.Row{row.Fact("documents", strings.Join(names, ", "))}, o.Now().Add(inbox.DocumentLife)
		d.Download = &download
		d.Link = o.Origin + "/documents/" + o.Key.Sign(compose.ForDocuments, string(subject), d.When)
	}, nil
}

func filesOf(documents []*media.Document) (files []string) {
	for _, d := range documents {
		files = append(files, d.File)
	}
	return files
}

// documentsToAgency adds the email to the agency, which names the documents in its own language.
func (o *Service) documentsToAgency(ctx context.Context, s *submission, f *DocumentsInput, files []string) error {
	p, err := o.Property(ctx, f.Property, s.facts.Catalog.Fallback())
	if err != nil || p == nil {
		return err
	}
	var names []string
	for _, d := range p.DocumentList {
		if slices.Contains(files, d.File) {
			names = append(names, d.Name)
		}
	}
	s.toAgency("documents-agency", func(d *mail.Data) {
		d.Rows, d.Text = []mail.Row{row.Fact("documents", strings.Join(names, ", "))}, f.Remark
	})
	return nil
}

// DocumentFile gives the documents of a token that the property still has, and notes that they were opened. The error is agency.ErrForged
// or agency.ErrExpired for an invalid token, also when none of them is left.
func (o *Service) DocumentFile(ctx context.Context, token string) ([]*media.Document, error) {
	subject, err := o.Key.Read(compose.ForDocuments, token, o.Now())
	if err != nil {
		return nil, err
	}
	var requested personalDocuments
	if err := json.Unmarshal([]byte(subject), &requested); err != nil {
		return nil, err
	}
	p, err := o.Property(ctx, requested.Property, requested.Language)
	if err != nil {
		return nil, err
	}
	if p == nil {
		return nil, agency.ErrExpired
	}
	var list []*media.Document
	for _, d := range p.DocumentList {
		for _, file := range requested.Files {
			if d.File == file {
				list = append(list, d)
			}
		}
	}
	if len(list) == 0 {
		return nil, agency.ErrExpired
	}
	return list, o.Store.Inbox.DocumentsOpened(ctx, requested.Lead, filesOf(list), o.Now())
}
