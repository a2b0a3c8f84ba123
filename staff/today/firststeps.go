package today

import (
	"context"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/law"
	"github.com/gevel/gevel/agency/prose"
)

// FirstStepKind is what is still to be done on a new site.
type FirstStepKind string

// The first steps, in the order in which the desk lists them.
const (
	FirstProperty   FirstStepKind = "PROPERTY"
	FirstLawTexts   FirstStepKind = "LAW_TEXTS"
	FirstIdentity   FirstStepKind = "IDENTITY"
	FirstLogo       FirstStepKind = "LOGO"
	FirstMail       FirstStepKind = "MAIL"
	FirstColleagues FirstStepKind = "COLLEAGUES"
	FirstAddress    FirstStepKind = "ADDRESS"
)

// FirstStep is one of them. Details names what is lacking: gaps of the texts in the language of the desk, or fields of the settings.
// Article is the key of the first text with a gap.
type FirstStep struct {
	Kind    FirstStepKind
	Done    bool
	Details []string
	Article *string
}

// FirstSteps are those of a site that was set up by its page, for managers, worked out of what is there; nil for every other one, and once
// all are done.
func (s *Service) FirstSteps(ctx context.Context, t *Today) ([]*FirstStep, error) {
	if !t.desk.May(desk.EditSettings) {
		return nil, nil
	}
	isNew, err := s.Store.SetUp.WasSetUp(ctx)
	if err != nil || !isNew {
		return nil, err
	}
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	offered, err := s.Store.SetUp.HasProperties(ctx)
	if err != nil {
		return nil, err
	}
	members, err := s.Store.Members.Staff(ctx)
	if err != nil {
		return nil, err
	}
	var fields []string
	for _, l := range law.Lacks(c.Site) {
		fields = append(fields, l.Field)
	}
	steps := []*FirstStep{{Kind: FirstProperty, Done: offered}, s.lawTexts(c, t),
		{Kind: FirstIdentity, Done: len(fields) == 0, Details: fields},
		{Kind: FirstLogo, Done: c.Site.Logo != ""}, {Kind: FirstMail, Done: s.Mail.Set}, {Kind: FirstColleagues, Done: len(members) > 1},
		{Kind: FirstAddress, Done: strings.HasPrefix(s.Origin, "https://")}}
	if !slices.ContainsFunc(steps, func(one *FirstStep) bool { return !one.Done }) {
		return nil, nil
	}
	return steps, nil
}

// lawTexts is the step of the texts with gaps, in the languages that the site has.
func (s *Service) lawTexts(c *agency.Catalog, t *Today) *FirstStep {
	step := &FirstStep{Kind: FirstLawTexts}
	spoken := c.Site.InUse()
	if at := slices.Index(spoken, t.desk.Member().Language); at > 0 { // what is lacking is named in the language of the desk
		spoken[0], spoken[at] = spoken[at], spoken[0]
	}
	for _, l := range spoken {
		for i := range c.Articles {
			a := &c.Articles[i]
			for _, gap := range prose.Gaps(a.Sources[l]) {
				if step.Article == nil {
					step.Article = &a.Key
				}
				if (l == spoken[0] || len(step.Details) == 0) && !slices.Contains(step.Details, gap) {
					step.Details = append(step.Details, gap)
				}
			}
		}
	}
	step.Done = step.Article == nil
	return step
}
