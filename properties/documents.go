package properties

import (
	"context"
	"errors"
	"io"
	"maps"
	"path"
	"slices"
	"strings"
	"syscall"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake/mediafiles"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Document is a document of a property at the desk. URL is where visitors read it, nil for one that is given on request only.
type Document struct {
	File   string
	Names  []*DocumentName
	Public bool
	Size   int
	URL    *string
}

// DocumentName is the name of a document in a language.
type DocumentName struct {
	Language locale.Language
	Text     string
}

// DocumentInput is a document that a property has, with its names.
type DocumentInput struct {
	File   string
	Names  []*DocumentNameInput
	Public bool
}

// DocumentNameInput is the name of a document in a language; "" for none.
type DocumentNameInput struct {
	Language locale.Language
	Text     string
}

// AddDocumentInput is a PDF that comes last. Without names it has that of its file.
type AddDocumentInput struct {
	Number int
	Draft  bool
	Names  []*DocumentNameInput
	Public bool
	File   *forms.File
}

// DocumentsInput are the documents of a property, in their order. Before are those that were read.
type DocumentsInput struct {
	Number            int
	Draft             bool
	Before, Documents []*DocumentInput
}

// AddDocument adds a PDF to a property of the desk, last, with the checks of an import. One that it has already stays as it is.
func (s *Service) AddDocument(ctx context.Context, f *AddDocumentInput) (*Changed, forms.Problems, error) {
	d, v, by, problems, err := s.editable(ctx, f.Number, "addPropertyDocument")
	if v == nil {
		return nil, problems, err
	}
	if f.File == nil {
		return nil, problem("file", forms.Required), nil
	}
	names, problems := namesOf("names", f.Names)
	if len(problems) > 0 {
		return nil, problems, nil
	}
	if len(names) == 0 {
		c, err := s.Store.Catalog(ctx)
		if err != nil {
			return nil, nil, err
		}
		language := c.Fallback()
		if slices.Contains(c.Site.InUse(), d.Language()) {
			language = d.Language()
		}
		names[language] = nameOfFile(f.File.Name)
	}
	m, problems, err := s.document(f.File)
	if err != nil || len(problems) > 0 {
		return nil, problems, err
	}
	return s.added(ctx, d, edit{number: f.Number, by: by, draft: &f.Draft, files: func(r *records.Property) error {
		switch {
		case slices.ContainsFunc(r.Documents, func(o records.Document) bool { return o.File == m.File }):
			return nil
		case len(r.Documents) >= limits.DeskDocuments:
			return errManyFiles
		}
		r.Documents = append(slices.Clone(r.Documents), records.Document{Name: names, File: m.File, Public: f.Public})
		return nil
	}})
}

// SetDocuments names the documents of a property of the desk, says who sees them, puts them into another order, and takes away those that
// are not named.
func (s *Service) SetDocuments(ctx context.Context, f *DocumentsInput) (*Changed, *Stale, forms.Problems, error) {
	d, v, by, problems, err := s.editable(ctx, f.Number, "setPropertyDocuments")
	if v == nil {
		return nil, nil, problems, err
	}
	before, _ := documentRecords(f.Before)
	list, problems := documentRecords(f.Documents)
	for i, one := range list {
		has := func(o records.Document) bool { return o.File == one.File }
		if !slices.ContainsFunc(before, has) || slices.ContainsFunc(list[:i], has) {
			return nil, nil, problem("documents", forms.Unknown), nil
		}
	}
	if len(problems) > 0 {
		return nil, nil, problems, nil
	}
	return s.arranged(ctx, d, edit{number: f.Number, by: by, draft: &f.Draft, files: func(r *records.Property) error {
		if canonical(bareNames(r.Documents)) != canonical(bareNames(before)) {
			return errMeanwhile
		}
		r.Documents = list
		return nil
	}})
}

// document checks a PDF and writes it into the media folder.
func (s *Service) document(file *forms.File) (m imports.Media, problems forms.Problems, err error) {
	data, err := io.ReadAll(io.LimitReader(file.Content, limits.DeskDocumentBytes+1))
	if err != nil {
		return m, nil, err
	}
	if len(data) > limits.DeskDocumentBytes {
		return m, problem("file", forms.FileTooLarge), nil
	}
	m, err = mediafiles.StoreDocument(data, s.Media)
	switch {
	case errors.Is(err, forms.ErrFileType):
		return m, problem("file", forms.FileType), nil
	case errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EDQUOT):
		return m, problem("file", forms.Full), nil
	}
	return m, nil, err
}

// documentRecords are documents as a record has them.
func documentRecords(list []*DocumentInput) (docs []records.Document, problems forms.Problems) {
	docs = []records.Document{}
	for _, d := range list {
		names, wrong := namesOf("documents", d.Names)
		if len(names) == 0 && len(wrong) == 0 {
			wrong.Add("documents", forms.Required)
		}
		problems = append(problems, wrong...)
		docs = append(docs, records.Document{Name: names, File: d.File, Public: d.Public})
	}
	return docs, problems
}

func namesOf(field string, list []*DocumentNameInput) (names locale.Localized, problems forms.Problems) {
	names = locale.Localized{}
	for _, n := range list {
		text := onOneLine(n.Text)
		switch {
		case !n.Language.Known():
			problems.Add(field, forms.Unknown)
		case utf8.RuneCountInString(text) > limits.DocumentNameCharacters:
			problems.Add(field, forms.TooLong)
		case text != "":
			names[n.Language] = text
		}
	}
	return names, problems
}

// onOneLine is a name without what nobody sees of it: characters of control, and space around it and twice within.
func onOneLine(name string) string { return strings.Join(strings.Fields(locale.Visible(name)), " ") }

// bareNames are documents with names as the desk writes them, and without empty ones: an import may bring others.
func bareNames(list []records.Document) []records.Document {
	bare := []records.Document{}
	for _, d := range list {
		names := locale.Localized{}
		for l, text := range d.Name {
			if text = onOneLine(text); text != "" {
				names[l] = text
			}
		}
		bare = append(bare, records.Document{Name: names, File: d.File, Public: d.Public})
	}
	return bare
}

// nameOfFile is the name of a document by that of its file, without its end.
func nameOfFile(name string) string {
	name = path.Base(strings.ReplaceAll(strings.ToValidUTF8(name, ""), `\`, "/"))
	name = onOneLine(strings.NewReplacer("_", " ", "-", " ").Replace(strings.TrimSuffix(name, path.Ext(name))))
	if r := []rune(name); len(r) > limits.DocumentNameCharacters {
		name = string(r[:limits.DocumentNameCharacters])
	}
	if strings.Trim(name, " .") == "" {
		return "PDF"
	}
	return name
}

// documents are the documents of a property at the desk.
func documents(entry *imports.PropertyEntry) []*Document {
	list := make([]*Document, 0, len(entry.Documents))
	for i, r := range entry.Record.Documents {
		d := &Document{File: r.File, Public: r.Public, Size: entry.Documents[i].Size, Names: []*DocumentName{}}
		for _, l := range slices.Sorted(maps.Keys(r.Name)) {
			d.Names = append(d.Names, &DocumentName{l, r.Name[l]})
		}
		if file := entry.Documents[i].File; file != "" {
			d.URL = (&media.Document{File: file, Public: r.Public}).URL()
		}
		list = append(list, d)
	}
	return list
}
