package setup

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"sync"
	"sync/atomic"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/app"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/catalogs"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/db/setup"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/mediafiles"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// Service sets a new site up.
type Service struct {
	*app.App
	Hasher *auth.Hasher

	mutex sync.Mutex // one change of the answers at a time
	stood atomic.Bool
}

// ErrOver says that a browser may not go on: its time is over, another one opened a link, or the site stands.
var ErrOver = errors.New("the set-up is over for this browser")

// Path is where the set-up stands.
const Path = "/setup/"

// Link makes a new link for a site that has none yet, "" where the site stands. Its token is behind the #, so no server and no log sees it
// before the page sends it.
func Link(ctx context.Context, store *db.Store, origin string, now time.Time) (string, error) {
	token := rand.Text()
	made, err := store.SetUp.NewSetUpLink(ctx, token, now.Add(limits.SetUpLinkTime))
	if err != nil || !made {
		return "", err
	}
	return origin + Path + "#" + token, nil
}

// Stands reports whether the site stands. Once it does, it is not asked for again.
func (s *Service) Stands(ctx context.Context) (bool, error) {
	if s.stood.Load() {
		return true, nil
	}
	_, err := s.Store.Catalog(ctx)
	if errors.Is(err, catalogs.ErrEmpty) {
		return false, nil
	}
	if err == nil {
		s.stood.Store(true)
	}
	return err == nil, err
}

// Opened is the token of a browser that opened the link.
type Opened struct {
	Token string
	Ends  time.Time
}

// Open takes the token of a link, once. The problem is LINK_ENDED.
func (s *Service) Open(ctx context.Context, token string) (*Opened, forms.Problems, error) {
	now := s.Now()
	o := &Opened{Token: rand.Text(), Ends: now.Add(limits.SetUpTime)}
	opened, err := s.Store.SetUp.OpenSetUp(ctx, token, o.Token, now, o.Ends)
	if err != nil || !opened {
		return nil, forms.Problems{{Path: []string{}, Code: forms.LinkEnded}}, err
	}
	return o, nil, nil
}

// View is what the pages show of what was filled in: never a password, and the secret of the phone until its code was taken.
type View struct {
	Agency     Agency      `json:"agency"`
	Office     OfficeView  `json:"office"`
	Manager    ManagerView `json:"manager"`
	Appearance Appearance  `json:"appearance"`
	// Unfinished is the first step that still lacks something, "" for none.
	Unfinished string `json:"unfinished"`
	// Ends is until when the browser may go on.
	Ends time.Time `json:"ends"`
}

// OfficeView is the office, with the town by which the site calls it.
type OfficeView struct {
	Office
	Town string `json:"town"`
	// Title is the professional title that the country gives.
	Title string `json:"title"`
}

// ManagerView is the manager.
type ManagerView struct {
	Name        string `json:"name"`
	Email       string `json:"email"`
	HasPassword bool   `json:"hasPassword"`
	HasCode     bool   `json:"hasCode"`
	SetUp       *Phone `json:"setUp"`
}

// Phone is what a phone needs to make codes.
type Phone struct {
	Secret string `json:"secret"`
	URI    string `json:"uri"`
	Qr     string `json:"qr"`
	QrSize int    `json:"qrSize"`
}

// Read shows what was filled in.
func (s *Service) Read(ctx context.Context, session string) (*View, error) {
	a, err := s.answers(ctx, session)
	if err != nil {
		return nil, err
	}
	return a.view()
}

func (a Answers) view() (*View, error) {
	m := a.Manager
	v := &View{Agency: a.Agency, Office: OfficeView{Office: a.Office}, Appearance: a.Appearance, Unfinished: a.Unfinished(),
		Ends:    a.ends.UTC(),
		Manager: ManagerView{Name: m.Name, Email: m.Email, HasPassword: m.Password != "", HasCode: m.Step != 0}}
	if city, ok := a.Office.town(); ok && a.Office.Place != "" {
		first := locale.Dutch
		if len(a.Agency.Languages) > 0 {
			first = a.Agency.Languages[0]
		}
		law, err := lawOf(city.Country)
		if err != nil {
			return nil, err
		}
		law.Identity.Number = a.Office.Number
		v.Office.Town, v.Office.Title = city.Names.In(first, first), law.Identity.In(first, first)
	}
	if m.Secret != "" && m.Step == 0 {
		setUp, err := staff.SetUpAgain(m.Secret, m.Address)
		if err != nil {
			return nil, err
		}
		phone := Phone(*setUp)
		v.Manager.SetUp = &phone
	}
	return v, nil
}

func (s *Service) answers(ctx context.Context, session string) (Answers, error) {
	saved, err := s.Store.SetUp.SetUpAnswers(ctx, session, s.Now())
	if err != nil {
		return Answers{}, err
	}
	if saved == nil {
		return Answers{}, ErrOver
	}
	a, err := readAnswers(saved.Answers)
	a.ends = time.Unix(saved.Ends, 0)
	return a, err
}

// change changes the answers and keeps them, unless there are problems.
func (s *Service) change(ctx context.Context, session string,
	change func(*Answers) (forms.Problems, error)) (*View, forms.Problems, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	a, err := s.answers(ctx, session)
	if err != nil {
		return nil, nil, err
	}
	if problems, err := change(&a); err != nil || len(problems) > 0 {
		return nil, problems, err
	}
	text, err := json.Marshal(a)
	if err != nil {
		return nil, nil, err
	}
	saved, err := s.Store.SetUp.SaveSetUp(ctx, session, string(text), s.Now())
	if err == nil && !saved {
		err = ErrOver
	}
	if err != nil {
		return nil, nil, err
	}
	v, err := a.view()
	return v, nil, err
}

// SaveAgency keeps the first step.
func (s *Service) SaveAgency(ctx context.Context, session string, f *Agency) (*View, forms.Problems, error) {
	return s.change(ctx, session, func(a *Answers) (forms.Problems, error) {
		problems := checkAgency(f)
		a.Agency = *f
		return problems, nil
	})
}

// SaveOffice keeps the second step.
func (s *Service) SaveOffice(ctx context.Context, session string, f *Office) (*View, forms.Problems, error) {
	return s.change(ctx, session, func(a *Answers) (forms.Problems, error) {
		problems := checkOffice(f)
		a.Office = *f
		return problems, nil
	})
}

// SaveManager keeps the third step, and makes the secret of the phone. Another address has another secret.
func (s *Service) SaveManager(ctx context.Context, session string, f *ManagerInput) (*View, forms.Problems, error) {
	return s.change(ctx, session, func(a *Answers) (forms.Problems, error) {
		if problems := f.check(a.Manager, a.Agency.Name); len(problems) > 0 {
			return problems, nil
		}
		m := a.Manager
		if f.Password != "" {
			hash, err := s.Hasher.Hash(ctx, f.Password)
			if err != nil {
				return nil, err
			}
			m.Password = hash
		}
		if m.Secret == "" || m.Email != f.Email {
			setUp, err := staff.NewSetUp(a.Agency.Name, f.Email)
			if err != nil {
				return nil, err
			}
			m.Secret, m.Address, m.Step = setUp.Secret, setUp.URI, 0
		}
		m.Name, m.Email, m.Language = f.Name, f.Email, f.Language
		a.Manager = m
		return nil, nil
	})
}

// SaveCode takes the first code of the phone.
func (s *Service) SaveCode(ctx context.Context, session string, f *staff.CodeInput) (*View, forms.Problems, error) {
	return s.change(ctx, session, func(a *Answers) (problems forms.Problems, err error) {
		step, ok := staff.FirstCode(a.Manager.Secret, f.Code, s.Now())
		if a.Manager.Secret == "" || !ok {
			problems.Add("code", forms.WrongLogin)
			return problems, nil
		}
		a.Manager.Step = step
		return nil, nil
	})
}

// SaveAppearance keeps the fourth step. A logo is checked as every picture of an import.
func (s *Service) SaveAppearance(ctx context.Context, session string, f *Appearance) (*View, forms.Problems, error) {
	return s.change(ctx, session, func(a *Answers) (problems forms.Problems, err error) {
		problems = checkAppearance(*f)
		if f.Logo != nil && len(f.Logo.Content) > limits.SetUpLogoBytes {
			problems.Add("logo", forms.FileTooLarge)
		} else if f.Logo != nil {
			_, err = mediafiles.StorePicture(f.Logo.Content, s.Media)
			switch {
			case errors.Is(err, forms.ErrFileTooLarge):
				problems.Add("logo", forms.FileTooLarge)
			case errors.Is(err, forms.ErrFileType):
				problems.Add("logo", forms.FileType)
			case err != nil:
				return nil, err
			}
		}
		a.Appearance = *f
		return problems, nil
	})
}

// Finished is a site that stands: the session of its manager at the desk, and the recovery codes, which are shown once.
type Finished struct {
	Token string    `json:"-"`
	Ends  time.Time `json:"-"`
	Codes []string  `json:"codes"`
}

// Finish makes the site, in one write with its manager. The problem's path is the step that still lacks something.
func (s *Service) Finish(ctx context.Context, session, browser string) (*Finished, forms.Problems, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	a, err := s.answers(ctx, session)
	if err != nil {
		return nil, nil, err
	}
	if step := a.Unfinished(); step != "" {
		return nil, forms.Problems{{Path: []string{step}, Code: forms.Required}}, nil
	}
	now := s.Now()
	folder, err := a.folder(yearOf(now))
	if err != nil {
		return nil, nil, err
	}
	n, token, shown, stored := staff.FirstSession(browser, now)
	m := a.Manager
	_, err = intake.ImportWith(ctx, s.Store, folder, s.Media, intake.Options{Strict: true, Manager: &setup.FirstManager{SetUp: session,
		Member: members.StaffMember{Name: m.Name, Email: m.Email, Language: m.Language, Password: &m.Password, Secret: &m.Secret},
		Step:   m.Step, Codes: stored, Token: token, Session: n}})
	switch {
	case errors.Is(err, setup.ErrSetUpOver):
		return nil, nil, ErrOver
	case errors.Is(err, handle.Refused{Why: forms.Taken}):
		return nil, forms.Problems{{Path: []string{ManagerStep, "email"}, Code: forms.Taken}}, nil
	case err != nil:
		return nil, nil, err
	}
	s.stood.Store(true)
	return &Finished{Token: token, Ends: time.Unix(n.EndsAt, 0), Codes: shown}, nil, nil
}
