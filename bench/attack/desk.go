package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"mime/multipart"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/internal/stafftest"
	"github.com/gevel/gevel/limits"
)

// signIn gives the header of somebody with a role at the desk.
func (t *target) signIn(c *client, role desk.StaffRole) []string {
	header, _ := t.signInAs(c, role)
	return header
}

// signInAs is signIn, and gives the id of that person too.
func (t *target) signInAs(c *client, role desk.StaffRole) (header []string, id string) {
	ctx, email := context.Background(), fmt.Sprintf("staff%d@agency.example", networks.Add(1))
	token, err := stafftest.Begin(ctx, t.store, email, role)
	m, err2 := t.store.Members.StaffWith(ctx, email)
	if err = errors.Join(err, err2); err != nil {
		c.fail("nobody is signed in at the desk: %v", err)
		return nil, ""
	}
	return []string{"Cookie", "desk=" + token}, fmt.Sprint("StaffMember:", m.ID)
}

// drawings uploads pictures at the desk that have one element and one group more than a drawing may have.
func drawings(t *target, c *client) {
	desk := t.signIn(c, desk.Manager)
	for what, inside := range map[string]string{
		"elements": strings.Repeat("<g/>", limits.DrawingElements),
		"groups":   strings.Repeat("<g>", limits.DrawingDepth+1) + strings.Repeat("</g>", limits.DrawingDepth+1),
	} {
		began := t.served.ID().ProcessorTime()
		var body bytes.Buffer
		w := multipart.NewWriter(&body)
		w.WriteField("operations", posted(`mutation ($file: Upload) { uploadPicture(input: {file: $file, words: []}) { __typename
			... on InvalidInput { problems { code } } } }`, map[string]any{"file": nil}))
		w.WriteField("map", `{"0":["variables.file"]}`)
		if part, err := w.CreateFormFile("0", "plan.svg"); err == nil {
			fmt.Fprintf(part, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">%s</svg>`, inside)
		}
		w.Close()
		_, text := c.send("POST", "/desk/graphql", body.Bytes(), append(desk, "Content-Type", w.FormDataContentType())...)
		if !bytes.Contains(text, []byte("InvalidInput")) {
			c.fail("a drawing of too many %s is answered %.300s", what, text)
		}
		c.report("a drawing of too many %s: refused, %v of processor time", what, t.served.ID().ProcessorTime()-began)
	}
}

// previews asks the desk for previews of tables that are small and wide, and looks at what each costs.
func previews(t *target, c *client) {
	desk := t.signIn(c, desk.Editor)
	row := strings.Repeat("|", limits.TextTableCells) + "\n"
	wide := row + strings.ReplaceAll(row, "|", "|-") + "|\n" + row
	began, times := t.served.ID().ProcessorTime(), 0
	c.repeat(2, 40, func(i int) {
		_, text := c.queryDesk(`query($m: String!) { desk { preview(markdown: $m) } }`, map[string]any{"m": fmt.Sprint(wide, i)}, desk...)
		if !bytes.Contains(text, []byte(`"preview":`)) && !bytes.Contains(text, []byte("OVERLOADED")) {
			c.fail("a preview is answered %.300s", text)
		}
	})
	times = max(1, c.requests)
	each := (t.served.ID().ProcessorTime() - began) / time.Duration(times)
	c.report("a preview of a table of %d columns in %d KB takes %v of processor time, limit %v", limits.TextTableCells, len(wide)>>10,
		each.Round(time.Millisecond), dearestPreview)
	if each > dearestPreview {
		c.fail("a preview takes %v of processor time, limit %v", each, dearestPreview)
	}
}

const dearestPreview = time.Second / 2

// links asks for previews of links whose scheme, made-up, is in no list, written in ways in which it is not seen at once.
func links(t *target, c *client) {
	desk := t.signIn(c, desk.Editor)
	for _, address := range []string{"made-up:x", "Made-Up:x", "made-up&colon;x", "made-up&#58;x", "m&#97;de-up:x", "made-up%3Ax",
		"made-up%253Ax", "made-up%26colon;x", "&Tab;made-up:x", "made&#8203;-up:x", "<made-up:x y>"} {
		variables := map[string]any{"m": "[a](" + address + ")"}
		_, text := c.queryDesk(`query($m: String!) { desk { preview(markdown: $m) } }`, variables, desk...)
		var answer struct {
			Data struct{ Desk struct{ Preview string } }
		}
		if json.Unmarshal(text, &answer); answer.Data.Desk.Preview != `<p><a href="">a</a></p>` {
			c.fail("a link to %q becomes %q, want no address", address, answer.Data.Desk.Preview)
		}
	}
}

// colleagues looks for somebody who asked another agent about a property, as an agent: by telephone, by email and in lists of the desk.
func colleagues(t *target, c *client) {
	n := networks.Add(1)
	input, phone := c.envelope(fmt.Sprint("colleague", n)), fmt.Sprintf("0471 %06d", n)
	person := input["person"].(map[string]any)
	person["phone"], person["lastName"], input["property"], input["remark"] = phone, fmt.Sprint("Colleague", n), 1096, "Dag"
	if _, text := c.query(`mutation($input: QuestionInput!) { askAboutProperty(input: $input) { __typename } }`,
		map[string]any{"input": input}); !bytes.Contains(text, []byte("QuestionSent")) {
		c.fail("the question is answered %.300s", text)
	}
	agent := t.signIn(c, desk.Agent)
	manager, id := t.signInAs(c, desk.Manager)
	c.handOver(person["email"].(string), id, manager)
	for _, query := range []string{`mutation { lookUpPerson(input: {who: "` + phone + `"}) { ... on PeopleFound { people { email } } } }`,
		`{ desk { leads(list: ALL, newestFirst: true) { nodes { name email } } } }`} {
		_, all := c.queryDesk(query, nil, manager...)
		_, own := c.queryDesk(query, nil, agent...)
		if email := []byte(person["email"].(string)); !bytes.Contains(all, email) || bytes.Contains(own, email) ||
			bytes.Contains(own, []byte(`"errors"`)) {
			c.fail("a manager gets %.300s, an agent %.300s, want only the first to have %s", all, own, email)
		}
	}
}

// handOver hands the message of somebody over to a member of staff.
func (c *client) handOver(email, to string, desk []string) {
	_, text := c.queryDesk(`{ desk { leads(list: ALL, newestFirst: true) { nodes { id email } } } }`, nil, desk...)
	var answer struct {
		Data struct {
			Desk struct {
				Leads struct {
					Nodes []struct{ ID, Email string }
				}
			}
		}
	}
	json.Unmarshal(text, &answer) // what is not read names no lead
	for _, lead := range answer.Data.Desk.Leads.Nodes {
		if lead.Email == email {
			query := fmt.Sprintf(`mutation { handOverLead(input: {lead: %q, version: 1, agent: %q}) { __typename } }`, lead.ID, to)
			if _, text := c.queryDesk(query, nil, desk...); !bytes.Contains(text, []byte("LeadChanged")) {
				c.fail("handing a message over is answered %.300s", text)
			}
			return
		}
	}
	c.fail("the message of %s is not at the desk: %.300s", email, text)
}
