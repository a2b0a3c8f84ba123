package answers

import (
	"cmp"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// Attachable is a document or plan of a property that may go with an answer. File is its name in the media folder.
type Attachable struct {
	File, Name string
	Size       int
	Plan       bool
}

// Attachables lists the documents that every visitor may ask for and the plans that every visitor sees, of a property in a language.
func (o *Service) Attachables(ctx context.Context, number int, l locale.Language) (list []*Attachable, err error) {
	found, err := o.Store.PropertiesByNumber(ctx, l, []int{number}, columns.Selection{Documents: true, Plans: true})
	if err != nil || len(found) == 0 {
		return nil, err
	}
	for _, d := range found[0].DocumentList {
		list = append(list, &Attachable{File: d.File, Name: d.Name, Size: d.Size})
	}
	for i, p := range found[0].PlanList {
		about, err := os.Stat(filepath.Join(o.Media, p.File))
		if err == nil && slices.Contains([]string{".jpg", ".png"}, filepath.Ext(p.File)) {
			list = append(list, &Attachable{p.File, cmp.Or(p.Alt, "Plan "+strconv.Itoa(i+1)), int(about.Size()), true})
		}
	}
	return list, nil
}

// AnswerFiles stores what goes with an answer to a lead: files of a member of staff, and copies of documents of the lead's property, by
// their names in the media folder. All of them are synced to disk and ready to be attached when there is no problem.
func (o *Service) AnswerFiles(ctx context.Context, lead inbox.Lead, files []*forms.File,
	documents []string) (stored []forms.Upload, attached []mail.File, problems forms.Problems, err error) {
	if len(files)+len(documents) > limits.AnswerFiles {
		problems.Add("files", forms.TooMany)
		return nil, nil, problems, nil
	}
	chosen, err := o.openDocuments(ctx, lead, documents)
	for _, c := range chosen {
		defer c.Content.(io.Closer).Close()
	}
	if errors.Is(err, errNoDocument) {
		problems.Add("documents", forms.Unknown)
	}
	if err != nil {
		return nil, nil, problems, notProblem(err)
	}
	stored, attached, code, err := o.storeAnswerFiles(ctx, append(slices.Clone(files), chosen...))
	if code != "" {
		problems.Add("files", code)
	}
	return stored, attached, problems, err
}

// errNoDocument says that the lead's property has no such document.
var errNoDocument = errors.New("this property has no such document")

func notProblem(err error) error {
	if errors.Is(err, errNoDocument) {
		return nil
	}
	return err
}

// openDocuments opens documents of the property of a lead, which the caller closes.
func (o *Service) openDocuments(ctx context.Context, lead inbox.Lead, names []string) (files []*forms.File, err error) {
	var known []*Attachable
	if len(names) > 0 && lead.Property != nil {
		if known, err = o.Attachables(ctx, *lead.Property, lead.Language); err != nil {
			return nil, err
		}
	}
	for _, name := range names {
		at := slices.IndexFunc(known, func(a *Attachable) bool { return a.File == name })
		if at < 0 {
			return files, errNoDocument
		}
		in, err := os.Open(filepath.Join(o.Media, known[at].File))
		if err != nil {
			return files, err
		}
		files = append(files, &forms.File{Name: known[at].Name + filepath.Ext(name), Content: in})
	}
	return files, nil
}

// storeAnswerFiles stores files, which together have at most limits.AnswerFilesBytes.
func (o *Service) storeAnswerFiles(ctx context.Context,
	files []*forms.File) (stored []forms.Upload, attached []mail.File, code forms.ProblemCode, err error) {
	left := int64(limits.AnswerFilesBytes)
	for _, f := range files {
		u, err := o.Uploads.Save(ctx, forms.UploadAnswer, f.Name, f.Content)
		switch left -= u.Size; {
		case errors.Is(err, forms.ErrFileTooLarge), err == nil && left < 0:
			return nil, nil, forms.FileTooLarge, nil
		case errors.Is(err, forms.ErrFileType):
			return nil, nil, forms.FileType, nil
		case err != nil:
			return nil, nil, "", err
		}
		content, err := o.ReadUpload(u)
		if err != nil {
			return nil, nil, "", err
		}
		stored, attached = append(stored, u), append(attached, mail.File{Name: u.Name, Type: u.Type, Content: content})
	}
	return stored, attached, "", nil
}
