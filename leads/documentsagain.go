package leads

import (
	"context"
	"slices"

	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// RequestsDocuments reports whether a lead asks for documents of a property.
func RequestsDocuments(l inbox.Lead) bool { return l.Form == documentsForm.Name && l.Property != nil }

// DocumentsAgain is the email with another link to the documents that somebody asked for and that the property still has; files are their
// names in the store, none when nothing is left to send.
func (o *Service) DocumentsAgain(ctx context.Context, lead inbox.Lead,
	requested []inbox.RequestedDocument) (made outbox.Email, files []string, err error) {
	p, err := o.Property(ctx, *lead.Property, lead.Language)
	if err != nil || p == nil {
		return made, nil, err
	}
	var chosen []*media.Document
	for _, d := range p.DocumentList {
		if slices.ContainsFunc(requested, func(r inbox.RequestedDocument) bool { return r.File == d.File }) {
			chosen = append(chosen, d)
		}
	}
	if len(chosen) == 0 {
		return made, nil, nil
	}
	files = filesOf(chosen)
	link, err := o.documentsLink(personalDocuments{lead.ID, *lead.Property, lead.Language, files}, chosen)
	if err != nil {
		return made, nil, err
	}
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return made, nil, err
	}
	data := mail.Data{Person: compose.PersonIn(lead), Lead: lead.ID}
	link(&data)
	w := compose.Email{Kind: "documents-again-visitor", Language: lead.Language, Data: data, About: p, Over: compose.Sent}
	made, err = o.Compose(c, w)
	return made, files, err
}

// DocumentNames are the names of the documents that a property has, by file, in l.
func (o *Service) DocumentNames(ctx context.Context, number int, l locale.Language) (map[string]string, error) {
	names := map[string]string{}
	p, err := o.Property(ctx, number, l)
	if err != nil || p == nil {
		return names, err
	}
	for _, d := range p.DocumentList {
		names[d.File] = d.Name
	}
	return names, nil
}
