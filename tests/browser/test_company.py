"""Company: an invitation that is seen at once, a code that is typed, requests that are answered, partners."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opens
from tests.browser.desk import FRIEND, Desk, box, cell, fits, menu, sit, your_turn
from tests.browser.test_access import no_faults
from tests.patience import until

pytestmark = pytest.mark.slow


def test_an_invitation_is_seen_at_once_and_its_code_leads_to_the_seat(desk: Desk, page: Page, other: Page):
    sit(page, desk, desk.make(FRIEND, "exomoon:2"))
    invitation = page.get_by_role("region", name="Invitation", exact=True)
    expect(invitation.get_by_role("heading", name="Invite a friend")).to_be_visible()
    expect(invitation.get_by_role("img", name="QR code that opens seat 2")).to_be_visible()
    expect(invitation.locator("code")).to_have_text(re.compile(r"^[2-9A-Z]{4} [2-9A-Z]{4}$"))
    code = invitation.locator("code").inner_text()
    other.goto(f"{desk.url}/join")
    other.get_by_label("Code").fill("AAAA AAAA")
    other.get_by_role("button", name="Find the table").click()
    expect(other.get_by_role("alert")).to_contain_text("This code opens no seat")
    other.get_by_label("Code").fill(code.lower())
    other.get_by_role("button", name="Find the table").click()
    dialog = other.get_by_role("dialog", name="You are invited to play")
    expect(dialog).to_contain_text("Ada is waiting for you.")
    dialog.get_by_label("Your name").fill("Bo")
    dialog.get_by_role("button", name="Sit down").click()
    expect(invitation).to_be_hidden()
    # the guest looks from his own side at once: his Leader on g13 stands below Ada's on g1
    expect(dialog).to_be_hidden()
    expect(other.get_by_text("you, player 2")).to_be_visible()
    until(lambda: box(cell(other, "g13")).top > box(cell(other, "g1")).top, "he looks from the other side")
    your_turn(page)
    menu(page, "Offer a draw")
    other.get_by_role("button", name="Decline").click()
    expect(page.get_by_text("Bo declined a draw.").first).to_be_visible()
    menu(page, "Offer a draw")
    expect(other.get_by_role("heading", name="Ada offers a draw.")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_pages_of_company_can_be_read_by_everybody(desk: Desk, open_context: Opens, phone: bool):
    page = open_context(phone=phone).new_page()
    sit(page, desk, desk.make(FRIEND, "exomoon:2"))
    expect(page.get_by_role("region", name="Invitation", exact=True)).to_be_visible()
    fits(page)
    no_faults(page)
    page.goto(f"{desk.url}/join")
    expect(page.get_by_role("heading", name="Join by code")).to_be_visible()
    fits(page)
    no_faults(page)
    page.goto(f"{desk.url}/nope")
    expect(page.get_by_role("heading", name="There is nothing at this address.")).to_be_visible()
    page.goto(f"{desk.url}/rules/chess")
    expect(page.get_by_role("heading", name="There is no such rulebook.")).to_be_visible()


def test_two_who_look_for_a_partner_find_each_other(desk: Desk, page: Page, other: Page):
    for each, name in ((page, "Ada"), (other, "Bo")):
        each.goto(desk.url)
        each.get_by_role("button", name="Find an opponent").click()
        dialog = each.get_by_role("dialog", name="Find an opponent")
        dialog.get_by_label("Your name").fill(name)
        dialog.get_by_role("button", name="Find an opponent").click()
        expect(each).to_have_url(re.compile("/t/"))
        expect(each.locator(".line.open")).to_be_visible()
    assert page.url == other.url
    expect(page.get_by_text("Bo", exact=True).first).to_be_visible()
    expect(other.get_by_text("Ada", exact=True).first).to_be_visible()
