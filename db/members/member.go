package members

import (
	"context"
	"database/sql"
	"errors"
	"strconv"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// StaffMember is a row of somebody who works at the desk. Password is the hash of the password, Secret that of the second step; both are
// nil until they are chosen.
type StaffMember struct {
	ID       int             `db:"id"`
	Name     string          `db:"name"`
	Email    string          `db:"email"`
	Language locale.Language `db:"language"`
	Role     desk.StaffRole  `db:"role"`
	Password *string         `db:"password"`
	Secret   *string         `db:"secret"`
	ClosedAt *int64          `db:"closed_at"`
	Version  int             `db:"version"`
	// LeadEmails and AppointmentEmails are what the member chose; "" for nothing. Wants says what holds.
	LeadEmails        desk.EmailChoice `db:"lead_emails"`
	AppointmentEmails desk.EmailChoice `db:"appointment_emails"`
	NextLead          bool             `db:"next_lead"`
	Absence
}

// Record is the member's name in the log.
func (m StaffMember) Record() string { return "staff:" + strconv.Itoa(m.ID) }

// Errors of changes of staff.
var (
	ErrStaffExists  = errors.New("somebody with this address is at the desk already")
	ErrUnknownStaff = errors.New("nobody with this address is at the desk")
	ErrLastManager  = errors.New("at least one manager must stay")
)

// Staff lists everybody at the desk, by name.
func (s *Store) Staff(ctx context.Context) (list []StaffMember, err error) {
	return list, s.List(ctx, &list, "SELECT "+handle.ColumnsOf(StaffMember{}, "")+" FROM staff ORDER BY closed_at IS NOT NULL, name, id")
}

// StaffWith reads the member of staff with an address whose access is not closed, nil when there is none.
func (s *Store) StaffWith(ctx context.Context, email string) (*StaffMember, error) {
	var m StaffMember
	err := s.One(ctx, &m, "SELECT "+handle.ColumnsOf(m, "")+" FROM staff WHERE email = ? AND closed_at IS NULL", email)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return &m, nil
}

// AddStaff adds somebody, or opens the access that was closed to the same address. The second step is set up anew. It returns
// ErrStaffExists for an address that has access.
func (s *Store) AddStaff(ctx context.Context, m StaffMember, by desklog.Action) error {
	affected, err := s.Write(ctx,
		handle.Statement{SQL: `INSERT INTO staff (name, email, language, role, password) VALUES (?, ?, ?, ?, ?)
			ON CONFLICT (email) DO UPDATE SET name = excluded.name, language = excluded.language, role = excluded.role,
				password = excluded.password, secret = NULL, closed_at = NULL WHERE closed_at IS NOT NULL`,
			Args: []any{m.Name, m.Email, m.Language, m.Role, m.Password}},
		handle.Statement{SQL: `INSERT INTO action (at, staff, session, name, record, after)
			SELECT ?, nullif(?, 0), nullif(?, ''), 'addStaff', 'staff:' || id, role FROM staff WHERE email = ? AND changes() > 0`,
			Args: []any{by.At.Unix(), by.Staff, by.Session, m.Email}})
	if err == nil && affected[0] == 0 {
		err = ErrStaffExists
	}
	return err
}

// managers is the condition that another manager is left when this member stops being one.
const managers = "EXISTS (SELECT 1 FROM staff WHERE role = 'MANAGER' AND closed_at IS NULL AND id <> ?)"

// SetStaffRole changes a role. Leads of somebody who may have none any more go to another member, 0 for nobody. It returns ErrLastManager
// when no manager would stay, ErrStaffStale, ErrUnknownHeir and ErrNoRight.
func (s *Store) SetStaffRole(ctx context.Context, m StaffMember, role desk.StaffRole, leadsTo int, by desklog.Action) error {
	by.Name, by.Record, by.Before, by.After = "setStaffRole", m.Record(), string(m.Role), string(role)
	list := append(m.asSeen(by), handle.Guard(forms.LastManager, "? = 'MANAGER' OR "+managers, role, m.ID),
		handle.Statement{SQL: "UPDATE staff SET role = ? WHERE id = ?", Args: []any{role, m.ID}}, by.Insert())
	if !role.May(desk.ReadLeads) {
		list = append(list, m.leaveLeads(leadsTo, by)...)
	}
	_, err := s.Write(ctx, list...)
	return AsStaffRefusal(err)
}

// SetStaffLanguage sets the language of a member. The same one again writes nothing.
func (s *Store) SetStaffLanguage(ctx context.Context, m StaffMember, language locale.Language, by desklog.Action) error {
	by.Name, by.Record, by.Before, by.After = "setLanguage", m.Record(), string(m.Language), string(language)
	_, err := s.Write(ctx,
		handle.Statement{SQL: "UPDATE staff SET language = ?1 WHERE id = ?2 AND language <> ?1", Args: []any{language, m.ID}},
		by.InsertIf("changes() > 0"))
	return err
}

// SetNextLead chooses whether the next lead opens by itself for a member. The same choice again writes nothing.
func (s *Store) SetNextLead(ctx context.Context, m StaffMember, on bool, by desklog.Action) error {
	by.Name, by.Record = "setNextLead", m.Record()
	by.Before, by.After = strconv.FormatBool(m.NextLead), strconv.FormatBool(on)
	_, err := s.Write(ctx,
		handle.Statement{SQL: "UPDATE staff SET next_lead = ?1 WHERE id = ?2 AND next_lead <> ?1", Args: []any{on, m.ID}},
		by.InsertIf("changes() > 0"))
	return err
}

// CloseStaff ends somebody's access, sessions and links, and gives the leads to another member, 0 for nobody. What was done stays in the
// log. The errors are those of SetStaffRole.
func (s *Store) CloseStaff(ctx context.Context, m StaffMember, leadsTo int, by desklog.Action) error {
	by.Name, by.Record = "closeStaff", m.Record()
	list := append(m.asSeen(by), handle.Guard(forms.LastManager, managers, m.ID))
	list = append(append(list, endAccess(m.ID)...), m.leaveLeads(leadsTo, by)...)
	_, err := s.Write(ctx, append(list,
		handle.Statement{SQL: `UPDATE staff SET closed_at = ?, password = NULL, secret = NULL, lead_emails = '', appointment_emails = ''
			WHERE id = ?`,
			Args: []any{by.At.Unix(), m.ID}},
		by.Insert())...)
	return AsStaffRefusal(err)
}

// SetStaffPassword gives somebody another password, by its hash. All sessions end. With clear the second step is set up anew.
func (s *Store) SetStaffPassword(ctx context.Context, m StaffMember, hash string, clear bool, by desklog.Action) error {
	by.Name, by.Record = "setStaffPassword", m.Record()
	list := []handle.Statement{{SQL: "DELETE FROM staff_session WHERE staff = ?", Args: []any{m.ID}}}
	if clear {
		by.Name = "clearStaffStep"
		list = append(endAccess(m.ID), handle.Statement{SQL: "UPDATE staff SET secret = NULL WHERE id = ?", Args: []any{m.ID}})
	}
	_, err := s.Write(ctx,
		append(list, handle.Statement{SQL: "UPDATE staff SET password = ? WHERE id = ?", Args: []any{hash, m.ID}}, by.Insert())...)
	return err
}

func endAccess(staff int) []handle.Statement {
	return []handle.Statement{{SQL: "DELETE FROM staff_session WHERE staff = ?", Args: []any{staff}},
		{SQL: "DELETE FROM staff_link WHERE staff = ?", Args: []any{staff}},
		{SQL: "DELETE FROM recovery_code WHERE staff = ?", Args: []any{staff}}}
}

// DeleteExpiredStaff deletes sessions, links and used challenges of staff that ended, and lines of the log that are too old.
func DeleteExpiredStaff(now time.Time, idle, actions time.Duration) []handle.Statement {
	return []handle.Statement{
		{SQL: "DELETE FROM staff_session WHERE ends_at < ? OR seen_at < ?", Args: []any{now.Unix(), now.Add(-idle).Unix()}},
		{SQL: "DELETE FROM staff_link WHERE ends_at < ?", Args: []any{now.Unix()}},
		{SQL: "DELETE FROM used_challenge WHERE ends_at < ?", Args: []any{now.Unix()}},
		{SQL: "DELETE FROM action WHERE at < ?", Args: []any{now.Add(-actions).Unix()}}}
}
