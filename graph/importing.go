package graph

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/intake/mediafiles"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// EnableImport lets importProperties write pictures and documents into the media folder. Without it importProperties is refused.
func (g *Graph) EnableImport(media string) { g.resolver.media = media }

func (r *mutationResolver) ImportProperties(ctx context.Context, input ImportPropertiesInput) (ImportPropertiesPayload, error) {
	if !principal.Of(ctx).MayWrite() || r.media == "" {
		return nil, &gqlerror.Error{Message: "listings are taken in from an API key that may write",
			Extensions: map[string]any{"code": "FORBIDDEN"}}
	}
	if len(input.Properties)+len(input.Withdraw)+len(input.WithdrawReferences) > limits.ImportedAtOnce {
		return nil, engine.BadInput(fmt.Sprintf("at most %d properties at once", limits.ImportedAtOnce))
	}
	dir, err := os.MkdirTemp("", "gevel-import-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	d := &delivery{intake.Delivery{Source: "key:" + principal.Of(ctx).APIKey.Name, Withdraw: input.Withdraw,
		WithdrawReferences: input.WithdrawReferences, Files: os.DirFS(dir), Alts: map[string]locale.Localized{}}}
	for i, p := range input.Properties {
		d.property(fmt.Sprintf("properties[%d]", i), p)
	}
	for i, file := range input.Files {
		if err := d.file(fmt.Sprintf("files[%d]", i), dir, file); err != nil {
			return nil, err
		}
	}
	outcome, err := intake.Deliver(ctx, r.Store, d.Delivery, r.media, input.DryRun)
	var problems check.Problems
	switch {
	case errors.As(err, &problems):
		return ImportRefused{Problems: importProblems(problems)}, nil
	case err != nil:
		return nil, err
	}
	results := d.results(len(input.Properties), outcome)
	if len(outcome.LeftOut) > 0 && !slices.ContainsFunc(results, func(r *ImportResult) bool { return r.Outcome != ImportOutcomeLeftOut }) {
		return ImportRefused{Problems: importProblems(outcome.Problems())}, nil
	}
	out := imported(outcome)
	out.Results = results
	return out, nil
}

// delivery collects the input of importProperties and its problems.
type delivery struct{ intake.Delivery }

func (d *delivery) problem(name, field, text string) {
	d.Problems = append(d.Problems, check.Problem{File: name, Field: field, Text: text})
}

// property reads a property like a file of an import folder.
func (d *delivery) property(name string, value any) {
	var r records.Property
	if err := decode(value, &r); err != nil {
		text, _ := json.Marshal(value) // it came from JSON
		read, problems, warnings := check.ReadProperty(name, text)
		if len(problems) > 0 {
			field, text := whatIsWrong(err)
			d.problem(name, field, text)
			return
		}
		r, d.Warnings = read, append(d.Warnings, warnings...)
	}
	if r.Gone {
		d.problem(name, "gone", "name it in withdraw instead")
		return
	}
	d.Properties = append(d.Properties, intake.Property{Name: name, Record: &r})
}

// decode reads a JSON value strictly: an unknown field is an error.
func decode(value, into any) error {
	text, err := json.Marshal(value)
	if err != nil {
		return err
	}
	reader := json.NewDecoder(bytes.NewReader(text))
	reader.DisallowUnknownFields()
	return reader.Decode(into)
}

// whatIsWrong returns the field at which reading failed, if known, and the reason.
func whatIsWrong(err error) (field, text string) {
	var kind *json.UnmarshalTypeError
	if errors.As(err, &kind) {
		return kind.Field, fmt.Sprintf("a %s is not allowed here", kind.Value)
	}
	return "", strings.TrimPrefix(err.Error(), "json: ")
}

// file writes a file where properties expect it. The error is a failure of the disk.
func (d *delivery) file(name, dir string, f *ImportFileInput) error {
	if err := decode(f.Alt, new(locale.Localized)); err != nil {
		d.problem(name, "alt", "must be an object with a text for each language")
		return nil
	}
	if !mediafiles.IsDelivered(f.Name) {
		d.problem(name, "name", fmt.Sprintf("%q is not photos/NAME or documents/NAME", f.Name))
		return nil
	}
	var alt locale.Localized
	decode(f.Alt, &alt)
	d.Alts[strings.TrimPrefix(f.Name, "photos/")] = alt
	return mediafiles.Save(dir, f.Name, f.Content.Content)
}

// importProblems returns the problems with their paths in the input: properties[0] and costs.charges become one path.
func importProblems(list check.Problems) []*ImportProblem {
	out := []*ImportProblem{}
	for _, p := range list {
		out = append(out, &ImportProblem{Path: inputPath(p.File + "." + p.Field), Message: p.Text})
	}
	return out
}

// inputPath is where something stands in the input: properties[0].costs is input, properties, 0, costs.
func inputPath(place string) []string {
	return strings.FieldsFunc("input."+place, func(r rune) bool { return strings.ContainsRune(".[]", r) })
}

func imported(o intake.Outcome) PropertiesImported {
	out := PropertiesImported{Added: o.Added, Changed: o.Changed, Unchanged: o.Unchanged, Removed: o.Removed,
		Differences: []*ImportDifference{}, Warnings: importProblems(o.Warnings)}
	for _, d := range o.Differences {
		out.Differences = append(out.Differences, importDifference(d))
	}
	return out
}

func importDifference(d imports.Difference) *ImportDifference {
	fields := []string{}
	for _, f := range d.Fields {
		fields = append(fields, f.Field)
	}
	return &ImportDifference{Number: d.Number, Deed: ImportDeed(d.Change), Fields: fields}
}
